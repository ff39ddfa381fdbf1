import { mix } from '../colour/colour.ts'
import { turned, type Shape } from '../canvas/points.ts'
import type { Role } from '../manners/manner.ts'
import type { PersonKind, PoseName } from '@kathasagar/story/sceneWords'
import { isChild, type Model, isFeminine } from './model.ts'

const BUN = '-.2,-1.05 -.95,-.6 -1.3,.1 -1.75,.35 -1.9,.9 -1.35,1.15 -.8,.8 -.2,.4'
const LONG_HAIR = '-.1,-1 -1,-.4 -1.1,.8 -1.2,2 -.5,2.1 -.1,.6'
const SHORT_HAIR = '-.1,-1.05 -1,-.45 -1.15,.5 -1.1,1.2 -.5,1.2 -.1,.4'

function drawBackHair({ kind, hair, shape }: HeadSheet): void {
  if (isFeminine(kind)) shape(BUN, hair)
  else shape(kind === 'sage' ? LONG_HAIR : SHORT_HAIR, hair)
}

function drawHeadFromBehind({ kind, hair, shape, disc }: HeadSheet): void {
  shape('-.95,-.1 -.8,.45 -.3,1 .3,1 .8,.45 .95,-.1 .5,-.8 -.5,-.8', 'skin')
  shape('0,-1.2 -.75,-.9 -.98,-.1 -.7,.55 0,.8 .7,.55 .98,-.1 .75,-.9', hair)
  if (isFeminine(kind)) {
    shape('0,.05 -.62,.4 -.5,1.1 0,1.3 .5,1.1 .62,.4', hair)
    disc(0.5, 0.2, 0.26, 'flower')
  } else if (kind === 'king' || kind === 'warrior') {
    shape('-1,-.3! 1,-.3! .85,-1.1 .3,-1.7 0,-2.3 -.3,-1.7 -.85,-1.1', 'gold')
  } else shape('-.35,-1 -.5,-1.5 0,-1.75 .5,-1.5 .35,-1', hair)
}

function drawTopKnot({ kind, hair, shape }: HeadSheet): void {
  if (kind === 'sage') {
    shape('.1,.5 .5,.75 .85,.62 .95,1.1 .75,2 .45,2.6 .1,1.8 -.15,1', hair)
    shape('-.45,-1 -.75,-1.5 -.3,-1.95 .25,-1.6 .1,-1.05', hair)
  }
  if (kind === 'man' || kind === 'child') {
    shape('-.7,-.85 -1.3,-1.15 -1.15,-1.6 -.6,-1.65 -.25,-1.15', hair)
  }
}

function drawHeaddress({ kind, shape, thread }: HeadSheet): void {
  if (kind === 'warrior') {
    shape('.66,-.6 .2,-.42 -.5,-.2 -1.05,-.1 -1,-.85 -.3,-1.35 .4,-1.2', 'gold')
    shape('-.35,-1.3 -.5,-1.9 -1.4,-2 -1,-1.5', 'cloth1')
  }
  if (kind === 'king') {
    shape('.72,-.62! .1,-.5 -.95,-.55! -.75,-1.35 -.42,-1.9 -.25,-2.6 -.05,-1.95 .4,-1.4', 'gold')
    thread('.66,-.85 0,-.75 -.9,-.8', 'cloth1', 1.4)
    thread('.3,-1.5 -.1,-1.42 -.65,-1.5', 'cloth1', 1)
  }
}

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
