import { mix, type Hex } from '../colour/colour.ts'
import type { Light } from '../manners/light.ts'

export type Shading = 'figure' | 'thing' | 'fading' | 'rounded'

export type Stop = readonly [offset: number, colour: Hex, opacity?: number]

const AXES: Readonly<Record<Shading, string>> = {
  figure: 'y2=".25"',
  thing: 'x2="0" y2="1"',
  fading: 'x2="0" y2="1"',
  rounded: '',
}

export class Definitions {
  private readonly prefix: string
  private readonly light: Light
  private readonly parts: string[] = []
  private readonly ids = new Map<string, string>()

  constructor(prefix: string, light: Light) {
    this.prefix = prefix
    this.light = light
  }

  /** Returns the id of `key`. Calls `write` for its markup on first use. */
  idOf(key: string, write: (id: string) => string): string {
    const known = this.ids.get(key)
    if (known !== undefined) return known
    const id = this.prefix + this.ids.size.toString(36)
    this.ids.set(key, id)
    this.parts.push(write(id))
    return id
  }

  has(key: string): boolean {
    return this.ids.has(key)
  }

  shaded(colour: Hex, shading: Shading): string {
    const id = this.idOf(
      shading + colour,
      (name) =>
        `<linearGradient id="${name}" ${AXES[shading]}>${stops(this.stopsOf(colour, shading))}</linearGradient>`,
    )
    return `url(#${id})`
  }

  downward(all: readonly Stop[]): string {
    const written = stops(all)
    const id = this.idOf(
      written,
      (name) => `<linearGradient id="${name}" x2="0" y2="1">${written}</linearGradient>`,
    )
    return `url(#${id})`
  }

  radial(all: readonly Stop[], shape = ''): string {
    const written = stops(all)
    const id = this.idOf(
      written + shape,
      (name) => `<radialGradient id="${name}" ${shape}>${written}</radialGradient>`,
    )
    return `url(#${id})`
  }

  pattern(key: string, size: readonly [number, number], tile: string, more = ''): string {
    const [width, height] = size
    const id = this.idOf(
      key,
      (name) =>
        `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" ${more}>${tile}</pattern>`,
    )
    return `url(#${id})`
  }

  blur(): string {
    const id = this.idOf(
      'blur',
      (name) =>
        `<filter id="${name}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>`,
    )
    return `url(#${id})`
  }

  markup(): string {
    return `<defs>${this.parts.join('')}</defs>`
  }

  private stopsOf(colour: Hex, shading: Shading): readonly Stop[] {
    const { hour, air, key } = this.light
    if (shading === 'figure') {
      const shadow: readonly [Hex, number] =
        key === 'ravivarma' ? ['#160a10', 0.5] : ['#2a120a', 0.3]
      return [
        [0, mix(colour, hour.sun, 0.42)],
        [0.35, colour],
        [1, mix(colour, ...shadow)],
      ]
    }
    if (shading === 'thing') {
      return [
        [0, mix(colour, hour.sun, 0.22)],
        [0.5, colour],
        [1, mix(colour, '#140c14', 0.34)],
      ]
    }
    if (shading === 'fading') {
      return [
        [0, colour],
        [0.35, mix(colour, air, 0.15)],
        [1, mix(colour, air, 0.8)],
      ]
    }
    return [
      [0, mix(colour, '#fff0d0', 0.16)],
      [0.55, colour],
      [1, mix(colour, '#2a120a', 0.22)],
    ]
  }
}

function stops(all: readonly Stop[]): string {
  return all
    .map(([offset, colour, opacity]) => {
      const seen = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${seen}/>`
    })
    .join('')
}
