import { ORIGIN, type Point } from '../canvas/points.ts'
import type { PoseName } from '@kathasagar/story/sceneWords'

export type JointName =
  | 'head'
  | 'neck'
  | 'nearShoulder'
  | 'farShoulder'
  | 'waist'
  | 'nearHip'
  | 'farHip'
  | 'nearElbow'
  | 'nearHand'
  | 'farElbow'
  | 'farHand'
  | 'nearKnee'
  | 'nearFoot'
  | 'farKnee'
  | 'farFoot'
  | 'waistBack'
  | 'waistFront'

/** Joints of a body with a standing height of 100, feet at y = 0, facing right. */
export type Joints = ReadonlyMap<string, Point>

/** Joints of each pose. Missing leg joints are hidden by the garment. */
export const POSES: Readonly<Record<PoseName, Joints>> = {
  stand: joints(
    'head:3,-91 neck:1,-81 nearShoulder:-8,-77 farShoulder:8,-78 waist:0,-61 nearHip:-6.5,-52 farHip:6.5,-52',
    'nearElbow:-12.5,-63 nearHand:-9,-49 farElbow:14,-65 farHand:21,-73',
    'nearKnee:-6,-27 nearFoot:-5,-3 farKnee:6,-27 farFoot:8,-3',
  ),
  anjali: joints(
    'head:4,-90.5 neck:1,-81 nearShoulder:-7,-77 farShoulder:7.5,-78 waist:-1,-61 nearHip:-7,-52 farHip:6,-52',
    'nearElbow:-5,-63 nearHand:11,-70 farElbow:13,-64 farHand:13,-73',
    'nearKnee:-5,-27 nearFoot:-6,-3 farKnee:5,-27 farFoot:6,-3',
  ),
  walk: joints(
    'head:4,-90 neck:2,-80.5 nearShoulder:-7,-77 farShoulder:8,-77 waist:0,-61 nearHip:-6,-52 farHip:6,-52',
    'nearElbow:-12,-64 nearHand:-13,-50 farElbow:15,-65 farHand:22,-62',
    'nearKnee:-8,-28 nearFoot:-18,-4 farKnee:11,-28 farFoot:14,-3',
  ),
  archer: joints(
    'head:1.5,-86 neck:-1,-76 nearShoulder:-9,-72.5 farShoulder:7,-73 waist:-1,-56 nearHip:-7.5,-47 farHip:6,-47',
    'nearElbow:-22,-74 nearHand:-3,-78 farElbow:20,-75 farHand:33,-76.5',
    'nearKnee:-15,-26 nearFoot:-27,-3 farKnee:18,-29 farFoot:20,-3',
  ),
  dance: joints(
    'head:-2,-86 neck:-2,-76 nearShoulder:-10,-72 farShoulder:6,-73 waist:2,-56 nearHip:-6,-46 farHip:8,-47',
    'nearElbow:-22,-63 nearHand:-33,-73 farElbow:18,-83 farHand:8,-98',
    'nearKnee:-15,-26 nearFoot:-5,-3 farKnee:21,-36 farFoot:9,-17',
  ),
  sit: joints(
    'head:2,-50 neck:0,-40 nearShoulder:-8,-36 farShoulder:8,-37 waist:0,-20 nearHip:-8,-9 farHip:8,-9',
    'nearElbow:-14,-22 nearHand:-13,-9 farElbow:15,-24 farHand:21,-34',
  ),
  rest: joints(
    'head:1,-51 neck:-2,-41.5 nearShoulder:-9,-37 farShoulder:6,-39 waist:-5,-21 nearHip:-12,-10 farHip:3,-9',
    'nearElbow:-19,-21 nearHand:-23,-4 farElbow:15,-29 farHand:25,-28',
    'farKnee:21,-25 farFoot:22,-3',
  ),
  throne: joints(
    'head:3,-80 neck:1,-70 nearShoulder:-8.5,-66 farShoulder:8,-67 waist:-1,-50 nearHip:-8,-40 farHip:6,-40',
    'nearElbow:-13,-51 nearHand:-2,-41 farElbow:15,-55 farHand:22,-65',
    'farKnee:20,-41 farFoot:4,-35',
  ),
  kneel: joints(
    'head:7,-61 neck:3,-51.5 nearShoulder:-5,-47 farShoulder:8,-49 waist:-4,-31 nearHip:-11,-21 farHip:2,-22',
    'nearElbow:1,-34 nearHand:17,-41 farElbow:14,-37 farHand:19,-43',
  ),
  turn: joints(
    'head:-1,-91 neck:0,-81 nearShoulder:-8.5,-77 farShoulder:8.5,-77 waist:0,-61 nearHip:-6.5,-52 farHip:6.5,-52',
    'nearElbow:-14,-63 nearHand:-11,-50 farElbow:14,-63 farHand:12,-50',
    'nearKnee:-5.5,-27 nearFoot:-7,-3 farKnee:5.5,-27 farFoot:4,-3',
  ),
  ride: joints(
    'head:4,-90 neck:1,-80 nearShoulder:-8,-76 farShoulder:8,-77 waist:-1,-60 nearHip:-8,-51 farHip:6,-51',
    'nearElbow:-8,-63 nearHand:9,-60 farElbow:13,-64 farHand:16,-58',
    'nearKnee:10,-42 nearFoot:6,-22',
  ),
}

function joints(...rows: readonly string[]): Joints {
  return new Map(rows.flatMap((row) => row.split(' ')).map(readJoint))
}

function readJoint(written: string): readonly [string, Point] {
  const [name = '', place = ''] = written.split(':')
  const [x, y] = place.split(',')
  return [name, [Number(x), Number(y)]]
}

export function jointAt(body: Joints, name: JointName): Point {
  return body.get(name) ?? ORIGIN
}

/** Fits cloth to a body. Each point is absolute, or an offset from a joint, such as `neck:-2.6,1`. */
export function cutTo(body: Joints, pattern: string): readonly Point[] {
  return pattern.split(/\s+/).map((written): Point => {
    const [place = '', name] = written.split(':').toReversed()
    const isCorner = place.endsWith('!')
    const [dx, dy] = (isCorner ? place.slice(0, -1) : place).split(',')
    const [x, y] = (name === undefined ? undefined : body.get(name)) ?? ORIGIN
    return isCorner ? [x + Number(dx), y + Number(dy), 1] : [x + Number(dx), y + Number(dy)]
  })
}
