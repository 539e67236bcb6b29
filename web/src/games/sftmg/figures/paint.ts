/** The line around drawn things: the same by day and night. */
export const ink = "#1b1626";
