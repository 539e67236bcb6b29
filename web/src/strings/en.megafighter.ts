const CLASSES: Record<string, string> = {
  ongoing: "Ongoing",
  "only on your turn": "Only on your turn",
  "only on opponent's turn": "Only on opponent's turn",
  "red bar": "Ongoing while Frontline",
};
const PHASES: Record<string, string> = {
  setup: "Before the first turn",
  start: "Start of the turn",
  action: "Action Phase",
  draw: "Draw Phase",
  block: "Block Phase",
  bonus: "Bonus Phase",
};
const PLACES: Record<string, string> = { front: "Frontline", side: "Sideline", out: "K.O.'d" };

// the damage of an Attack for a small tile: "4 Front, 2 each Side"
const SHORT: [RegExp, string][] = [
  [/ more to Frontline Fighter if this is a String Combo/, " more if strung"],
  [/ to Frontline Fighter/, " Front"],
  [/ to all opposing Fighters/, " to all"],
  [/ to each opposing Sideline Fighter/, " each Side"],
  [/ to a Sideline Fighter of your choice/, " one Side"],
];

const many = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;

export const megafighter = {
  // Things, in words
  whose: { yours: "your", theirs: "opposing", of: (seat: string) => `${seat}'s` },
  inTeam: (whose: string) => `${whose} team`,
  place: (place: string) => PLACES[place] ?? place,
  fighter: (name: string, where: string, health: number, hp: number) => `${name}, ${where}, ${health} of ${hp} HP`,
  inDraft: (name: string, hp: number, attacks: string) => `${name}, ${hp} HP; ${attacks}`,
  comingTo: (n: number) => `${n} damage coming`,
  willFront: "will stand in the Frontline",
  damage: (sentences: string[]) =>
    sentences.map((each) => SHORT.reduce((text, [long, short]) => text.replace(long, short), each)).join(", "),
  attackShort: (buttons: string, name: string, text: string, cost: number) =>
    `${name}: ${buttons}${cost ? `, ${cost} ★` : ""}: ${text}`,
  attack: (name: string, buttons: string, text: string) => `${name}: ${buttons}. ${text}`,
  ultimate: (cost: number) => `Ultimate, ${many(cost, "Super Token")}`,
  ability: (name: string, who: string, text: string) => `${name}, Ability of ${who}: ${text}`,
  abilityClass: (of: string) => CLASSES[of] ?? of,
  costs: (n: number) => many(n, "Super Token"),
  then: "then",
  or: "or",
  card: (name: string, what: string) => `${name}: ${what}`,
  copies: (label: string, n: number) => `${label}; ${n} of these`,
  blocks: (n: number) => `blocks ${n}`,
  brings: { super: "brings a Super Token", swap: "brings a Swap Token" },
  unseen: (n: number) => many(n, "unseen card"),
  faceDown: (label: string) => `Face down: ${label}`,
  superTokens: (whose: string, n: number) => `${whose} Super Tokens: ${n}`,
  swapTokens: (whose: string, n: number) => `${whose} Swap Tokens: ${n}`,
  deck: (n: number) => `Button Deck, ${many(n, "card")}`,
  discards: (n: number, top: string) => `Discard pile, ${many(n, "card")}${top ? `, ${top} on top` : ""}`,
  comboEmpty: "Combo: no cards yet",
  combo: (cards: string) => `Combo: ${cards}`,
  comboCard: (name: string, colour: string) => `${name} as ${colour}`,
  handOf: (whose: string, n: number) => `${whose} hand, ${many(n, "card")}`,
  known: (cards: string) => `known: ${cards}`,
  laidBy: (whose: string, n: number) => `${whose} face-down cards: ${n}`,
  counted: (name: string, n: number) => (n > 1 ? `${name} x${n}` : name),
  colour: { blue: "blue", yellow: "yellow", red: "red" },
  strike: (who: string, attack: string, hits: string) => `${who} attacks with ${attack}: ${hits}`,
  strikeOn: (n: number, name: string) => `${n} to ${name}`,
  strikeNothing: "no damage left",
  endTurn: "End the turn",

  // Regions of the text mode
  regions: {
    team: { yours: "Your team", theirs: "Opposing team", of: (seat: string) => `Team of ${seat}` },
    middle: "The middle",
    attacks: (name: string) => `Attacks of ${name}`,
    abilities: "Abilities",
    hand: "Hand",
    laid: "Face down, to block with",
    pool: "To draft from",
  },

  // On the drawn table
  turnOf: (name: string) => `${name}'s turn`,
  yourTurn: "Your turn",
  turnNumber: (n: number) => `Turn ${n}`,
  phase: (phase: string) => PHASES[phase] ?? phase,
  actionsLeft: (n: number) => `${many(n, "Action")} left`,
  end: "End turn",
  hp: "HP",
  of: "/",
  ko: "K.O.",
  ultimateTag: "Ultimate",
  strung: "String Combo",
  blocked: "partly blocked",
  emptyFront: "Who is next?",
  wins: (name: string) => `${name} wins!`,
  nobodyWins: "Nobody wins",
  comboTitle: "Combo",
  deckTitle: "Deck",
  discardTitle: "Discard",
  handTitle: "Hand",
  handEmpty: "No cards in hand",
  laidTitle: "Face down",
  showTexts: "Show texts",
  hideTexts: "Hide texts",
  readAbout: (name: string) => `Read about ${name}`,
  side: (name: string) => `Side of ${name}`,
  youTag: "you",

  // Draft
  rosterTitle: "Choose your Fighters",
  rosterWait: (name: string) => `${name} drafts`,
  frontTitle: "Who goes first into the Frontline?",
  frontWait: (name: string) => `${name} chooses a Frontline Fighter`,
  picked: (name: string) => `${name} will stand in the Frontline.`,
  teamOf: (name: string) => `Team of ${name}`,
  versus: "VS",
  openSlot: "?",

  // Pages of the book
  groups: { fighters: "Fighters", cards: "Button Cards" },
  unknownSubject: (name: string) => `There is no page about ${name}.`,
  pageAttacks: "Attacks",
  pageAbilities: "Abilities",
  standsNow: (where: string, health: number, hp: number) => `Now: ${where}, ${health} of ${hp} HP`,
  whence: "Where this comes from",
  legend: "Where facts come from",
  origin: { printed: "printed in the rulebook", deduced: "deduced from it", ours: "our design" },
  originWord: { printed: "printed", deduced: "deduced", ours: "ours" },
  originAll: {
    printed: "All of this is printed in the rulebook.",
    deduced: "Some of this is deduced from the rulebook.",
    ours: "Some of this is our design.",
  },
  part: (part: string) => (part === "hp" ? "HP" : part.charAt(0).toUpperCase() + part.slice(1)),
  playAs: (buttons: string) => `Played in a combo as ${buttons}.`,
  playBlock: (n: number) => `Or blocks ${n} damage of an Attack on the other player's turn.`,
  playBonus: { super: "Brings a Super Token when played.", swap: "Brings a Swap Token when played." },
};
