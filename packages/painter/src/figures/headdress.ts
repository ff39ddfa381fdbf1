import type { HeadSheet } from './head.ts'
import { isWomanly } from './model.ts'

const BUN = '-.2,-1.05 -.95,-.6 -1.3,.1 -1.75,.35 -1.9,.9 -1.35,1.15 -.8,.8 -.2,.4'
const LONG_HAIR = '-.1,-1 -1,-.4 -1.1,.8 -1.2,2 -.5,2.1 -.1,.6'
const SHORT_HAIR = '-.1,-1.05 -1,-.45 -1.15,.5 -1.1,1.2 -.5,1.2 -.1,.4'

export function drawBackHair({ kind, hair, shape }: HeadSheet): void {
  if (isWomanly(kind)) shape(BUN, hair)
  else shape(kind === 'sage' ? LONG_HAIR : SHORT_HAIR, hair)
}

export function drawHeadFromBehind({ kind, hair, shape, disc }: HeadSheet): void {
  shape('-.95,-.1 -.8,.45 -.3,1 .3,1 .8,.45 .95,-.1 .5,-.8 -.5,-.8', 'skin')
  shape('0,-1.2 -.75,-.9 -.98,-.1 -.7,.55 0,.8 .7,.55 .98,-.1 .75,-.9', hair)
  if (isWomanly(kind)) {
    shape('0,.05 -.62,.4 -.5,1.1 0,1.3 .5,1.1 .62,.4', hair)
    disc(0.5, 0.2, 0.26, 'flower')
  } else if (kind === 'king' || kind === 'warrior') {
    shape('-1,-.3! 1,-.3! .85,-1.1 .3,-1.7 0,-2.3 -.3,-1.7 -.85,-1.1', 'gold')
  } else shape('-.35,-1 -.5,-1.5 0,-1.75 .5,-1.5 .35,-1', hair)
}

export function drawTopKnot({ kind, hair, shape }: HeadSheet): void {
  if (kind === 'sage') {
    shape('.1,.5 .5,.75 .85,.62 .95,1.1 .75,2 .45,2.6 .1,1.8 -.15,1', hair)
    shape('-.45,-1 -.75,-1.5 -.3,-1.95 .25,-1.6 .1,-1.05', hair)
  }
  if (kind === 'man' || kind === 'child') {
    shape('-.7,-.85 -1.3,-1.15 -1.15,-1.6 -.6,-1.65 -.25,-1.15', hair)
  }
}

export function drawHeaddress({ kind, shape, thread }: HeadSheet): void {
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
