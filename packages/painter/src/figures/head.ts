import { mix } from '../colour/colour.ts'
import { turned, type Shape } from '../canvas/points.ts'
import type { Role } from '../manners/manner.ts'
import type { PersonKind, PoseName } from '@kathasagar/story/sceneWords'
import { drawBackHair, drawHeaddress, drawHeadFromBehind, drawTopKnot } from './headdress.ts'
import { isChild, type Model } from './model.ts'

/** Coordinates in head radii, which rotate with the head. */
export interface HeadSheet {
  kind: PersonKind
  hair: Role
  shape: (shape: Shape, tint: Role) => void
  thread: (shape: Shape, tint: Role, width: number) => void
  disc: (x: number, y: number, radius: number, tint: Role) => void
}

const HEAD_RADIUS = 6.1

const PROFILE =
  '.3,-1 .72,-.62 .84,-.2 1.12,.2 .9,.32 .98,.46 .88,.56 .92,.68 .82,.78 .84,1 .56,1.14 .1,.85 -.5,.6 -.85,0 -.75,-.7 -.2,-1.05'

const HAIRLINE = '.5,-.92 .62,-.62 .2,-.5 -.1,-.1 -.25,.35 -.8,.5 -1.08,-.1 -.8,-.95 -.1,-1.22'

export function drawHead(model: Model): void {
  const { c, figure, at } = model
  const [x, y] = at('head')
  const isSmall = isChild(figure.kind)
  c.at({ x, y, scale: HEAD_RADIUS * (isSmall ? 1.25 : 1) }, () => {
    const sheet = headSheet(model)
    if (figure.pose === 'turn') {
      drawHeadFromBehind(sheet)
      return
    }
    drawBackHair(sheet)
    sheet.shape(PROFILE, 'skin')
    sheet.shape(HAIRLINE, sheet.hair)
    if (c.unit > 5 && c.currentDepth <= 0.28 && !figure.isFar) drawFace(model, sheet)
    drawTopKnot(sheet)
    drawHeaddress(sheet)
    if (!isSmall && figure.kind !== 'sage') sheet.disc(-0.12, 0.62, 0.2, 'gold')
    if (model.isWoman && c.currentDepth <= 0.3) sheet.disc(-1.45, 0.75, 0.28, 'flower')
  })
}

function headSheet({ c, figure }: Model): HeadSheet {
  const tilt = tiltOf(figure.pose, figure.holds === 'book')
  return {
    kind: figure.kind === 'rider' ? 'warrior' : figure.kind,
    hair: figure.isOld ? 'greyHair' : 'hair',
    shape: (shape, tint) => c.shape(turned(shape, tilt), tint),
    thread: (shape, tint, width) => c.thread(turned(shape, tilt), tint, width),
    disc: (x, y, radius, tint) => {
      const [[u, v] = [x, y]] = turned([[x, y]], tilt)
      c.disc([u, v, radius], tint, { isFlat: true })
    },
  }
}

function tiltOf(pose: PoseName, isReading: boolean): number {
  if (isReading) return 0.2
  if (pose === 'kneel') return 0.12
  return pose === 'dance' ? -0.1 : 0
}

function drawFace({ c, figure }: Model, sheet: HeadSheet): void {
  const isInk = c.key === 'chitrakar'
  const width = isInk ? 1.1 : 0.9
  if (!isInk) sheet.thread('.3,-.1 .55,-.2 .8,-.06', 'hair', width)
  sheet.thread('.25,-.38 .55,-.5 .8,-.36', 'hair', width * 0.8)
  if (isInk) drawWideEye(c.light.manner.ink, { c, figure })
  sheet.thread('.68,.56 .8,.58 .9,.56', 'dark', 0.7)
}

/** Palm-leaf paintings have long white eyes with round pupils. */
function drawWideEye(ink: string, { c, figure }: Pick<Model, 'c' | 'figure'>): void {
  const tilt = tiltOf(figure.pose, figure.holds === 'book')
  const white = c.pen.curve(turned('.3,-.08 .55,-.2 .82,-.05 .55,.03', tilt))
  const [[x, y] = [0, 0]] = turned('.6,-.08', tilt)
  const eye = mix('#ffffff', c.light.hour.ambient[0], c.light.isNight ? 0.1 : 0)
  c.raw(`<path d="${white}" fill="${eye}" stroke="${ink}" stroke-width=".8"/>`)
  c.raw(`<path d="${c.pen.oval(x, y, 0.1)}" fill="${ink}"/>`)
}
