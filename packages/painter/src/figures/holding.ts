import type { HeldThing, PoseName } from '@kathasagar/story/sceneWords'

const ANYTHING_BUT_MUSIC: readonly HeldThing[] = [
  'lamp',
  'conch',
  'pot',
  'staff',
  'spear',
  'sword',
  'book',
  'flower',
]

/** Things that fit each pose. An archer's hands are full. */
const HOLDABLE: Readonly<Record<PoseName, readonly HeldThing[]>> = {
  stand: [...ANYTHING_BUT_MUSIC, 'oar', 'veena'],
  walk: ANYTHING_BUT_MUSIC,
  anjali: ['lamp', 'conch', 'pot', 'book', 'flower'],
  archer: [],
  dance: ['lamp', 'flower'],
  sit: ['lamp', 'conch', 'pot', 'staff', 'book', 'flower', 'veena'],
  rest: ['flower', 'staff'],
  throne: ['staff', 'sword', 'flower', 'conch'],
  kneel: ['lamp', 'conch', 'pot', 'book', 'flower', 'veena'],
  turn: ['pot', 'staff', 'spear'],
  ride: ['staff', 'spear', 'sword', 'flower', 'conch'],
}

export function canHold(pose: PoseName, thing: HeldThing): boolean {
  return HOLDABLE[pose].includes(thing)
}

/** Arm poses of a figure that holds something. */
export const HOLDING_ARMS: ReadonlyMap<string, string> = new Map([
  ['sit book', 'nearElbow:-9,-21 nearHand:8,-17 farElbow:15,-26 farHand:21,-20'],
  ['sit pot', 'nearElbow:-9,-21 nearHand:10,-18 farElbow:15,-26 farHand:19,-22'],
  ['sit staff', 'farElbow:15,-26 farHand:25,-33'],
  ['stand book', 'nearElbow:-6,-62 nearHand:9,-63 farElbow:13,-64 farHand:20,-68'],
  ['walk book', 'nearElbow:-6,-62 nearHand:9,-63 farElbow:13,-64 farHand:20,-68'],
  ['kneel veena', 'nearElbow:-13,-34 nearHand:-15,-21 farElbow:13,-38 farHand:18,-45'],
  ['stand pot', 'nearElbow:-13,-63 nearHand:-11,-48 farElbow:18,-84 farHand:9,-99'],
  ['walk pot', 'nearElbow:-12,-64 nearHand:-13,-50 farElbow:18,-84 farHand:10,-98'],
])
