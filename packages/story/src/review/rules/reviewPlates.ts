import type { Finding } from '../../finding.ts'
import { quoted } from '../words/quoted.ts'
import type { StoryStructure } from '../../schema/structure.ts'
import { own } from '../../world/world.ts'

/** Finds references to missing plates, and unfinished or unused plates. */
export function reviewPlates({ nodes, cast = {}, plates = {} }: StoryStructure): Finding[] {
  const naming: Naming[] = [
    ...Object.entries(nodes).map(([node, { plate }]) => ({
      plate,
      node,
      path: ['nodes', node, 'plate'],
    })),
    ...Object.entries(cast).map(([id, { portrait }]) => ({
      plate: portrait,
      node: null,
      path: ['cast', id, 'portrait'],
    })),
  ]
  const shown = new Set(naming.map(({ plate }) => plate))
  return [
    ...naming.flatMap(({ plate, ...where }) =>
      !plate || own(plates, plate) !== undefined ? [] : [unknown(plate, where)],
    ),
    ...Object.entries(plates).flatMap(([name, { image, alt }]): Finding[] => [
      ...(image.trim() === '' ? [unfinished(name, 'image')] : []),
      ...(alt.trim() === '' ? [unfinished(name, 'alt')] : []),
      ...(shown.has(name) ? [] : [neverShown(name)]),
    ]),
  ]
}

interface Naming {
  plate: string | undefined
  node: string | null
  path: string[]
}

const unknown = (plate: string, where: Omit<Naming, 'plate'>): Finding => ({
  code: 'unknown_name',
  severity: 'error',
  ...where,
  message: `The story has no plate named ${quoted(plate)}.`,
  remedy: 'Add it to the plates, or take the name away.',
})

const WANTING = {
  image: 'has no picture',
  alt: 'has no words for those who cannot see it',
} as const

const unfinished = (name: string, field: keyof typeof WANTING): Finding => ({
  code: 'plate_unfinished',
  severity: 'error',
  node: null,
  path: ['plates', name, field],
  message: `The plate ${quoted(name)} ${WANTING[field]}.`,
  remedy: 'Fill it in, or remove the plate.',
})

const neverShown = (name: string): Finding => ({
  code: 'plate_never_shown',
  severity: 'hint',
  node: null,
  path: ['plates', name],
  message: `Nothing shows the plate ${quoted(name)}.`,
  remedy: 'Let a scene or a person name it, or remove it.',
})
