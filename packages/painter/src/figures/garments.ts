import { cutTo } from './poses.ts'
import { wear, type Model } from './model.ts'
import type { PoseName } from '@kathasagar/story/sceneWords'

const BY_POSE: Partial<Record<PoseName, string>> = {
  sit: 'waistBack:0,2 -12,-12 -23,-8 -26,-3 -14,0 14,0 27,-3 23,-9 12,-12 waistFront:0,2',
  rest: 'waistBack:0,2 -17,-13 -23,-6 -20,0 0,1 14,0 16,-9 19,-8! 25,-8! 26,-21 22,-29 13,-25 3,-20 waistFront:0,2',
  kneel: 'waistBack:-.5,0 -15,-20 -18,-9 -24,-1! 17,-1! 20,-6 14,-13 4,-22 waistFront:0,0',
  throne:
    'waistBack:0,0 -12,-40 -10,-33 8,-31 11,-20 10,-8! 20,-8! 22,-25 24,-38 16,-44 waistFront:0,0',
  ride: 'waistBack:0,0 -11,-48 -4,-38 6,-30 13,-32 14,-44 waistFront:0,0',
  dance:
    'waistBack:0,0 -10,-44 -22,-27 -17,-15 -9,-8 0,-20 8,-21 17,-26 26,-37 16,-44 waistFront:0,0',
}

const LONG =
  'waistBack:0,0 nearHip:-2.8,0 nearKnee:-4.5,0 nearFoot:-6.5,1! midFeet:0,2.5 farFoot:7,.5! farKnee:4,0 farHip:2.6,0 waistFront:0,0'

const SHORT =
  'waistBack:0,0 nearHip:-2.6,0 nearKnee:-5,0 nearShin:-4.6,0! nearShin:4,1! fork:0,6 farShin:-4,1! farShin:4.6,0! farKnee:5,0 farHip:2.6,0 waistFront:0,0'

export function drawLowerGarment(model: Model): void {
  const { c, figure, isLongClad } = model
  wear(model, BY_POSE[figure.pose] ?? (isLongClad ? LONG : SHORT), figure.cloth)
  if (figure.pose === 'throne') c.shape('12,-8 12,-2 11,0! 22,0! 19,-3 18,-8', 'skin')
  if (model.isDetailed) drawFolds(model)
}

const FOLDS: Partial<Record<PoseName, readonly string[]>> = {
  sit: ['-22,-5 -6,-8 12,-3', '24,-5 8,-9 -4,-5'],
  rest: ['-18,-6 -6,-9 8,-3', '16,-24 20,-18 19,-10', '9,-20 14,-12 15,-4'],
  kneel: ['-12,-22 -8,-10 14,-6', '-8,-27 -2,-17 12,-10'],
  dance: [
    '.2,-52 -9,-36 -11.7,-19',
    '1.4,-52 -3,-36 -3.9,-20',
    '2.8,-52 4,-36 5.2,-20',
    '4.2,-52 11,-36 14.3,-19',
  ],
}

const GATHERED = [
  'waist:-3,4 nearHip:-1,8 nearHip:-4,18',
  'waist:3,4 farHip:2,5 farHip:8,12',
] as const

function drawFolds(model: Model): void {
  const { c, body, figure, at, isLongClad } = model
  const isInk = c.key === 'chitrakar'
  const fold = (line: string) =>
    c.thread(cutTo(body, line), isInk ? 'ink' : 'dark', 0.9, { opacity: isInk ? 0.9 : 0.5 })
  const isUpright = ['stand', 'anjali', 'walk', 'turn'].includes(figure.pose)
  if (!isUpright) {
    for (const line of FOLDS[figure.pose] ?? GATHERED) fold(line)
    return
  }
  const [waist] = at('waist')
  const drift = (at('nearFoot')[0] + at('farFoot')[0]) / 4
  for (const x of [-4, 0, 4]) {
    const foot = `${waist + x * 1.5 + drift},${isLongClad ? -5 : -24}`
    fold(`waist:${x * 0.5},3 ${waist + x * 1.1},-42 ${foot}`)
  }
  if (isLongClad) {
    const hem = cutTo(body, 'nearFoot:-6,-1.5 0,-3 farFoot:6.4,-2')
    c.thread(hem, figure.trim, 1.6 * c.unit)
  }
}

export function drawDrapery(model: Model): void {
  const { c, figure, isWoman, body } = model
  const { pose, kind, cloth, trim } = figure
  if (pose !== 'sit' && pose !== 'rest' && !isWoman) wear(model, SASH, trim)
  const belt = isWoman || kind === 'king' ? 'gold' : trim
  c.thread(cutTo(body, 'waistBack:0,1 waist:0,2.6 waistFront:0,1'), belt, 2.4 * c.unit)
  if (isWoman) wear(model, isLow(pose) ? LOW_VEIL : VEIL, cloth)
  else if (kind === 'sage') wear(model, SHAWL, cloth)
  else if (kind === 'man') wear(model, SHAWL, trim)
}

export function drawScarf({ c, body, figure }: Model): void {
  if (!['king', 'dancer', 'warrior', 'rider'].includes(figure.kind)) return
  const low = isLow(figure.pose) ? 'waist:-17,12 waist:-24,17' : 'waist:-18,16 waist:-24,27'
  const fall = cutTo(body, `nearShoulder:-1,1 waist:-15,-2 ${low}`)
  c.thread(fall, figure.trim, 2.8 * c.unit, { isRound: true })
}

function isLow(pose: PoseName): boolean {
  return pose === 'sit' || pose === 'kneel' || pose === 'rest'
}

const SASH = 'waist:1,1 waist:4.5,2 waist:5.5,14 waist:7,24! waist:1.5,25! waist:1,12'

const VEIL =
  'waistFront:0,2 waist:1,-6 nearShoulder:-1,-2 nearShoulder:-4,3 nearShoulder:-6.5,18 nearShoulder:-8,42! nearShoulder:-2,40! nearShoulder:-2.6,14 nearShoulder:2,7 waistFront:-1,5'

const LOW_VEIL =
  'waistFront:0,2 waist:1,-6 nearShoulder:-1,-2 nearShoulder:-4,3 nearShoulder:-6.5,18 nearShoulder:-8,30! nearShoulder:-2,29! nearShoulder:-2.6,14 nearShoulder:2,7 waistFront:-1,5'

const SHAWL =
  'waistFront:-.5,0 neck:1,11 nearShoulder:-.5,-2.4 nearShoulder:-3,1 nearShoulder:-3.5,12 nearShoulder:.5,12 nearShoulder:2.4,5 waistFront:-4,1'

export function drawNecklace({ c, body, figure }: Model): void {
  if (figure.kind === 'sage') {
    c.thread(cutTo(body, 'neck:-3,2 neck:2,14 neck:4,2'), 'trunk', 1.4, { dash: '1.5 1.2' })
    return
  }
  c.thread(cutTo(body, 'neck:-3,2.5 neck:1,6 neck:4,2.5'), 'gold', 1.3)
  if (figure.kind === 'king') {
    c.thread(cutTo(body, 'neck:-4,3 neck:1,13 neck:5,3'), 'white', 1.2)
  }
}
