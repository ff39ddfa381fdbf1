import type { ImageModelKey } from '@kathasagar/story/vocabulary'
import { mix, type Hex } from '../colour/colour.ts'
import type { KnownScene } from '../scene/scene.ts'
import { isRoofed, type Mood } from '@kathasagar/story/sceneWords'
import { AJANTA } from './ajanta.ts'
import { CHITRAKAR } from './chitrakar.ts'
import type { Manner, Role, SkyLight } from './manner.ts'
import { RAVIVARMA } from './ravivarma.ts'
import { VISHVAKARMA } from './vishvakarma.ts'

export const MANNERS: Readonly<Record<ImageModelKey, Manner>> = {
  chitrakar: CHITRAKAR,
  ajanta: AJANTA,
  ravivarma: RAVIVARMA,
  vishvakarma: VISHVAKARMA,
}

const MOOD_TINTS: Readonly<Record<Mood, readonly [Hex, number]>> = {
  calm: ['#ffffff', 0],
  wonder: ['#f4c86a', 0.07],
  dread: ['#141018', 0.2],
  grief: ['#40506a', 0.14],
  triumph: ['#ffb347', 0.1],
  longing: ['#c0607a', 0.08],
}

export type Tint = Role | 'ink' | Hex

/** Light sources, which the ambient colour barely affects. */
const LIGHT_GIVERS: ReadonlySet<Tint> = new Set(['flame', 'gold', 'white'])

/** Computes all colours of a picture from its scene and style. */
export class Light {
  readonly key: ImageModelKey
  readonly manner: Manner
  readonly isNight: boolean
  readonly isStorm: boolean
  readonly isIndoors: boolean
  readonly ink: Hex
  readonly air: Hex
  readonly mood: readonly [Hex, number]
  readonly hour: SkyLight
  readonly paper: Hex | undefined

  constructor(scene: KnownScene, key: ImageModelKey) {
    this.key = key
    this.manner = MANNERS[key]
    this.isNight = scene.time === 'night'
    this.isStorm = scene.weather === 'storm'
    this.isIndoors = isRoofed(scene.place)
    this.hour =
      this.isIndoors && key !== 'vishvakarma'
        ? lamplight(this.manner, key, this.isNight)
        : this.manner.times[scene.time]
    this.mood = MOOD_TINTS[scene.mood]
    this.paper = key === 'vishvakarma' ? this.hour.sky[1] : undefined
    this.ink = this.paper && this.isNight ? '#e9dcbc' : this.manner.ink
    this.air = this.airOf(scene)
  }

  /** `depth` is 0 for near and 1 for far. */
  colour(tint: Tint, depth = 0): Hex {
    if (tint === 'ink') return mix(this.ink, this.air, depth * 0.6)
    const dimming = LIGHT_GIVERS.has(tint) ? 0.33 : 1
    const pigment = isHex(tint) ? tint : this.manner.pigments[tint]
    const onPaper = this.paper ? mix(pigment, this.paper, this.isNight ? 0.4 : 0.05) : pigment
    const lit = mix(onPaper, this.hour.ambient[0], this.hour.ambient[1] * dimming)
    const felt = mix(lit, this.mood[0], this.mood[1] * dimming)
    return mix(felt, this.air, depth * this.manner.airPull)
  }

  private airOf({ time }: KnownScene): Hex {
    if (this.isStorm) return mix(this.hour.air, '#4a4a55', 0.3)
    if (this.key === 'ajanta') return mix(this.hour.air, '#5a3420', time === 'day' ? 0.12 : 0.3)
    return this.hour.air
  }
}

export function isHex(tint: Tint): tint is Hex {
  return tint.startsWith('#')
}

/** Uses warm brown indoors, because night blue looks lifeless. */
function lamplight(manner: Manner, key: ImageModelKey, isNight: boolean): SkyLight {
  if (key === 'ravivarma') {
    return { ...manner.times.dusk, air: '#5a3420', ambient: ['#3a1c10', isNight ? 0.34 : 0.2] }
  }
  if (key === 'chitrakar') {
    return { ...manner.times.dusk, air: '#8a5a34', ambient: ['#8e2417', 0] }
  }
  return { ...manner.times.dusk, air: '#6a3f26', ambient: ['#3a2014', 0.16] }
}
