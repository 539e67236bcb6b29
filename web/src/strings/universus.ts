// What the table of UniVersus says, in English.

const many = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`;
const STOPS: Record<string, string> = {
  "Start Phase": "Start",
  "Ready Phase": "Ready",
  "Ready Step": "Ready",
  "Review Step": "Review",
  "Draw Step": "Draw",
  "Combat Phase": "Combat",
  "Enhance Step": "Enhance",
  "Block Step": "Block",
  "Damage Step": "Damage",
  "End Phase": "End",
};
const ASKS: Record<string, string> = {
  respond: "Response window",
  block: "Block or not",
  form: "Play a form",
  review: "Review the hand",
  mulligan: "Mulligan",
  momentum: "Into momentum?",
  shift: "Shift it?",
  blitz: "Blitz or go on",
  target: "Whom to attack",
  cancel: "Cancel it?",
  "go first": "Who goes first",
  order: "Order of cards",
  pick: "Choose cards",
};

/** Words that an edition says in its own way, as its book and views tell them: health, stage, rival, check ... */
export type Terms = Record<string, string>;
export type Words = ReturnType<typeof versus>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const versus = (terms: Terms = {}) => {
  const of = (word: string): string => terms[word] ?? word;
  const [health, stage, rival, check] = [of("health"), of("stage"), of("rival"), of("check")];
  const value = terms["check value"] ?? check;
  const Rival = capital(rival);
  return {
    // Things, in words
    whose: { yours: "your", theirs: `${rival}'s`, of: (seat: string) => `${seat}'s` },
    ready: "ready",
    committed: "committed",
    faceDown: "face down",
    starting: "starting character",
    token: "token",
    copyOf: (name: string) => `copy of ${name}`,
    attachedTo: (name: string) => `attached to ${name}`,
    otherSideOf: (name: string) => `transformed, the other side of ${name}`,
    pending: "waits on the stack",
    counters: (name: string, n: number) => many(n, `${name} counter`, `${name} counters`),
    staminaOf: (left: number, all: number) => `stamina ${left} of ${all}`,
    numbers: (speed: number, zone: string, damage: number) => `speed ${speed}, ${zone || "no zone"}, damage ${damage}`,
    difficultyOf: (n: number) => `difficulty ${n}`,
    checkOf: (n: number) => `${value} ${n}`,
    blockOf: (modifier: string, zone: string) => `block ${modifier} ${zone}`,
    noBlock: "no block",
    symbolsOf: (names: string) => `symbols ${names}`,
    healthOf: (n: number) => `${n} ${health}`,
    handSizeOf: (n: number) => `hand size ${n}`,
    staminaPrinted: (n: number) => `stamina ${n}`,
    card: (name: string, what: string, text: string) => `${name}: ${what}.${text ? ` ${text}` : ""}`,
    copies: (label: string, n: number) => `${label} ${n} of these.`,
    unseen: (n: number) => many(n, "unseen card", "unseen cards"),
    times: (n: number) => `${n} ×`,
    poolCard: (n: number, label: string) => `${n}: ${label}`,
    side: (who: string, character: string, left: number, max: number) =>
      `${who} character ${character}, ${left} of ${max} ${health}`,
    desperation: "Desperation",
    deadlock: "Deadlock",
    level: (n: number) => `Level ${n}`,
    treeTag: (name: string) => `Skill tree: ${name}`,
    deckOf: (whose: string, n: number) => `${whose} deck, ${many(n, "card", "cards")}`,
    handOf: (whose: string, n: number, limit: number) =>
      `${whose} hand, ${many(n, "card", "cards")}; hand size ${limit}`,
    known: (cards: string) => `known: ${cards}`,
    counted: (name: string, n: number) => (n > 1 ? `${n} ${name}` : name),
    discardsOf: (whose: string, n: number, top: string) =>
      `${whose} discard pile, ${many(n, "card", "cards")}${top ? `, ${top} on top` : ""}`,
    removedOf: (whose: string, n: number) => `${whose} cards removed from the game: ${n}`,
    lookThrough: (label: string) => `${label}; look through them`,
    moment: (turn: number, whose: string, phase: string) =>
      turn ? `turn ${turn}, ${whose} turn: ${phase}` : "before the first turn",
    gameNumber: (n: number) => `Game ${n}`,
    attack: (whose: string, card: string, numbers: string) => `${whose} attack ${card}: ${numbers}`,
    attacks: (target: string) => `attacks ${target}`,
    blockedWith: (card: string) => `block: ${card}`,
    dealt: (n: number) => `${n} damage dealt`,
    dropped: "dropped",
    noAttack: "No attack at the moment",
    check: (whose: string, card: string, value: number) => `${whose} ${check} ${card}: ${value}`,
    needs: (n: number) => `needs ${n}`,
    checkResult: { pass: "passed", fail: "failed" },
    stackOf: (cards: string) => `Attacks that wait, the next one last: ${cards}`,
    playingNow: (cards: string) => `Being played: ${cards}`,
    goOn: "Pass, or go on",

    // Regions of the text mode
    regions: {
      side: { yours: "Your side", theirs: `${Rival}'s side`, of: (seat: string) => `Side of ${seat}` },
      stage: {
        yours: `Your ${stage}`,
        theirs: `${Rival}'s ${stage}`,
        of: (seat: string) => `${capital(stage)} of ${seat}`,
      },
      pool: { yours: "Your card pool", theirs: `${Rival}'s card pool`, of: (seat: string) => `Card pool of ${seat}` },
      momentum: { yours: "Your momentum", theirs: `${Rival}'s momentum`, of: (seat: string) => `Momentum of ${seat}` },
      middle: "The fight",
      hand: "Hand",
      characters: "Characters",
      decks: "Decks",
    },

    // On the drawn table
    turnNumber: (n: number) => `Turn ${n}`,
    yourTurn: "Your turn",
    getReady: "Get ready",
    noTurn: "before the first turn",
    turnOf: (name: string) => `${name}'s turn`,
    timeline: "Where the turn is",
    stop: (id: string) => STOPS[id] ?? id,
    asks: (what: string) =>
      ({ ...ASKS, enhance: `${of("Enhance")} or pass`, commit: `Commit for the ${check}` })[what] ?? "",
    priority: (name: string) => `${name} decides`,
    youDecide: "You decide",
    wins: (name: string) => `${name} wins!`,
    nobodyWins: "Nobody wins",
    won: (n: number) => many(n, "game won", "games won"),
    deckTag: "Deck",
    discardTag: "Discard",
    removedTag: "Removed",
    handTag: "Hand",
    momentumTag: "Momentum",
    poolTag: "Card pool",
    stageTag: capital(stage),
    handEmpty: "No cards in hand",
    poolEmpty: "Nothing played yet",
    momentumEmpty: "None",
    attackTitle: "The attack",
    lastAttack: "Last attack",
    quiet: "No attack yet. Lay foundations, then strike.",
    speedTag: "Speed",
    damageTag: "Damage",
    zone: (zone: string | null) => zone ?? "no zone",
    stepNow: (step: string | null) => (step === "resolved" ? "Resolved" : step ? (STOPS[step] ?? step) : "…"),
    checkTitle: capital(check),
    lastCheck: `Last ${check}`,
    stackTitle: "On the stack",
    playingTitle: "Being played",
    effectsTitle: (n: number) => `Lasting effects: ${n}`,
    pile: { discards: "discard pile", removed: "cards removed from the game" },
    reader: "The card",
    readerEmpty: "Point at a card, or move to it with Tab: here it can be read.",
    readAll: "Everything about it",
    pileTitle: (whose: string, pile: string) => `${whose} ${pile}`,
    pileEmpty: "No cards.",
    newest: "The newest comes first.",

    // Passing by itself
    pilot: {
      title: "Pass by itself",
      habits: {
        never: "never",
        attack: "until an attack is played",
        turn: "until my next turn",
      },
      help: `Only where one may respond or enhance. Your ${rival} may notice how quickly you pass.`,
      on: { attack: "Passing until an attack is played", turn: "Passing until your next turn" },
      stop: "Stop",
      key: "P",
      ended: "Passing by itself has ended.",
      passed: {
        attack: "Passed for you, until an attack is played.",
        turn: "Passed for you, until your next turn.",
      },
    },

    // Before the fight
    chooseTitle: "Choose your deck",
    chooseWait: (name: string) => `${name} chooses a deck`,
    inDeck: (character: string, symbol: string, about: string) =>
      [[character, symbol && `${of("primary symbol")} ${symbol}`].filter(Boolean).join(", "), about]
        .filter(Boolean)
        .join(". "),
    deck: (name: string) => `${name} deck`,

    // Pages of the book
    groups: {
      decks: "Decks",
      types: {
        character: "Characters",
        attack: "Attacks",
        foundation: "Foundations",
        asset: "Assets",
        action: "Actions",
        backup: "Backups",
        token: "Tokens",
        card: "Other cards",
      },
    },
    unknownSubject: (name: string) => `There is no page about ${name}.`,
    difficultyTag: "Difficulty",
    checkTag: capital(value),
    blockTag: "Block",
    symbolsTag: "Symbols",
    healthTag: capital(health),
    staminaTag: "Stamina",
    backTag: "Other side",
    vitalsTag: "Vital statistics",
    originTag: "Comes from",
    origin: { printed: "printed", deduced: "deduced", ours: "our design" } as Record<string, string>,
    sidebar: "Sidebar",
    mainDeck: "Deck",
    listTitle: (title: string, n: number, leads: boolean) =>
      `${title}: ${n}${leads ? ", the character among them" : ""}`,
    inPlayNow: "On the table now",
  };
};

export const universus = versus();
