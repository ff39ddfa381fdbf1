import type { Finding } from '../../finding.ts'
import { quoted } from '../words/quoted.ts'
import type { StoryStructure } from '../../schema/structure.ts'
import { getOwn } from '../../world/world.ts'

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
      !plate || getOwn(plates, plate) !== undefined ? [] : [unknown(plate, where)],
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
  message: `The story has no picture named ${quoted(plate)}.`,
  remedy: 'Add the picture, or remove the name.',
})

const WANTING = { image: 'has no picture', alt: 'has no alternative text' } as const

const unfinished = (name: string, field: keyof typeof WANTING): Finding => ({
  code: 'plate_unfinished',
  severity: 'error',
  node: null,
  path: ['plates', name, field],
  message: `The picture ${quoted(name)} ${WANTING[field]}.`,
  remedy: 'Fill it in, or remove the picture.',
})

const neverShown = (name: string): Finding => ({
  code: 'plate_never_shown',
  severity: 'hint',
  node: null,
  path: ['plates', name],
  message: `Nothing shows the picture ${quoted(name)}.`,
  remedy: 'Use it in a scene or for a person, or remove it.',
})
