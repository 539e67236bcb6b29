from tests.games.universus.effects.tools import attacking, health, now
from tests.games.universus.ringside import PAGE, Table, asset, attack, backup, foundation, p1, p2, table
def test_x():
    text="Ability(RESPONSE, (Fired(Event(V_RESOLVE, RIVAL, notes=(2, 3)), (Flip(TheAttack()),), ATTACK_PERIOD),), trigger=Event(V_STATUS, RIVAL, own=True, notes=(2, 3)))"
    ring = attacking(p1(), p2(deck=["Sun"]*3), {"Wall": attack([text], block="+0 mid"), "Sun": foundation(check=6)})
    for _ in range(14):
        print(ring.question, ring.options)
        if ring.question=="P1 form": break
        o=[x for x in ring.options if "use" in x or "block with" in x] or [x for x in ring.options if x!="fold"]
        ring.play(f"{ring.question[:2]}: {o[0]}")
    print(ring["P1.pool"], ring["P2.pool"])
