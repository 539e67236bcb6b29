"""English words one slip away from a word of card English: they mean what they say, and are never repaired."""

from __future__ import annotations

from typing import Final

from kumite.english.lexicon import words

REAL: Final = words(
    """
    abase aiding alloys almost along although ands apart apples arise arises arising assent assert asserts assess
    attache attacker auction awhile bailed baking bale bank basset batched batches batching beach bellow bending
    bends betting billed black blast bless bloc blocker blow blower booked booth border botch bother bothers
    bounded breeze breezes bright broth buildings burning buses butting cable calves cancelling cancer cancers
    cannon cared cars case cases casing casting catches catching cation caving center centered centering centers
    chance chanced chancel chances chases cheated cheating checker cheeks chicks chucks clause clauses cleaned
    cleaning cleans clearer cleave cleft clipped clipping clocked clocking clocks close closes closing coast
    coasts codified codifies codify cold comb combiner committee committer controlling cooked cooking copes copier
    copiers coping cops cots courts crate crates cremate crest crests crying curing currant cutting dating dawn
    deceased deceive deceives deceiving decent deduce deduced deduces deducing derive derives deriving destroyer
    difficult discord discords dither dive dives dividend divider divined diving doable doers dose doses doubly
    doves downed downer downing drawings drawl drawls dries drivel drivers drown dumber eating eaves effected
    effecting egal endings equated equating ether ever ewer fable faction factions faking falling fallow fandom
    fends filed filing filled filling finale fist flapping flayed flipper flocked flocks flopping flower flowers
    foiled foiling forceps fore forged forges forked formal formally formals forming fors fortes forth forum
    forums founded freeing freezers frieze fright fuses fusing gable gallows gamers gaming gating giants glower
    glowers gowns grafted grafts grain grained grains grands grater grating gratings greats greeter grounded
    grunts guilds hailed hallow hallows halved halving hanged hanging hare hares hatches hatching hating haying
    heath heaths heave heaves heir heirs here hiving hole hooked hooking hose hosted hosting hounded howard ideal
    ideals ills intro jailed joints keeling killed killing lace laces lasses latched latches latching layer layers
    laying lays leach leading leaking leaning leases leasing legate lending lends lessen lessor lest letting
    levers lining lips living loaves lock locked locking locks looker looped looping loose loosed looses loosing
    losers loss losses lots lovers lowing lumber mailed mailing makers manly marching marking masking masses
    matcher matchers math mating mended mends mining misled moist mother mounded mount mounted mounting mounts
    movie movies mulled multiplex multiply munch muses nailed netting nonce norman ones otters ounce ours owing
    ozone pace paced paces pacing padded padding pained painted paints palace paling paring parsed parses parsing
    passe passer pasted pastes pasting patched patches patching paused pauses pausing paving payable payer peach
    pealed pend pending pends phrase phrases pint pinto pints placid plaice planed planes plates plugs plums plush
    pointed posing possibly posted posting potion potions pounded powered powering powers praise praised praises
    prayed prayer prayers praying prays precess precious present presented presenting presents preset presets
    preview previews printer processes prying punting putts racing rafter rafting raging raided railed rained
    raking ransom rant ranting rants raring raving reach receivers reducers regain regained regaining regains
    reheat reminder remote remotes rending rends renter repeal repeals repent repents requite reseat reseated
    resent resetting resting retain retaining retains revealer revel revels revolve revolved revolves rise rises
    rising rotten rouble rounder ruing running runs ruses sable sage sages sailed sailing salves saps scaled
    scaling scared scares sealer searcher seas seated seats sects seduce seduced seduces seed seeding selling
    sensing settings settling seven shaded shades shaking shame shames shaped shapes shaping shards sharers shave
    shaves shaving shipped shipping shores shunned sill sipping sips sitting slayed slayer slayers slipped
    slipping slower slowest smarting smarts snapped snapping snares snipped snitch sounded spared spares sparing
    sped speedo spewed splay splayed sprinted stag stags stake staked stakes stales star starch stared stares
    staring starred starring stars starter starving stat stated states stating stats staves steal stealing steals
    steep stitch stitched stitches stook strait straits stray strayed strays strep stunted sues swamp swamped
    swamps swatch swatches swill sword swords table tailed tailing takers talking tanking tart tarting tarts
    tasking teach tended tending tends thane thank thee theme therm thought threat threats through tied ties tile
    tiles till tilled timers tired tires tithes tokes tough towers towns tracts trails trains transformer treading
    treads treater tret tribes triers trough tuning twins twitch twitches tying umber unclip unlocked unreal urns
    users utmost vale vales valves vends very waking wallow watched watches watching waving wealth weaves wheat
    wherever whining width wile willed willing winding winds wines wings winks winning wiring witch witches withe
    wither world worlds wrest wrests wright
    """
)
ENDINGS: Final = "sdryn"  # beings, damaged, driver, speedy, haven: another form of the word, or another word
