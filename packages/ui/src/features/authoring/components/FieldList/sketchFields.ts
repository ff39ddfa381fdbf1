import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import type { CastMember, SceneSketch } from '../../model/structure/structureEdit.ts'
import {
  type FieldEntry,
  type FieldMessages,
  type NameOf,
  type SelectEntry,
  field,
} from './fieldEntry.ts'

type Words = FieldMessages['sketch']
type Person = NonNullable<SceneSketch['people']>[number]
type Look = NonNullable<CastMember['look']>

/** Select with the terms that the drawing code supports. Other stored terms stay selected. */
const word = <Item, Name extends NameOf<Item, string> & keyof Words['words']>(
  name: Name,
  label: (words: Words) => string,
  blank?: (words: Words) => string,
): SelectEntry<Item, Name> => ({
  kind: 'select',
  name,
  say: ({ sketch }) => [label(sketch)],
  ...(blank ? { blank: ({ sketch }: FieldMessages) => blank(sketch) } : {}),
  items: ({ sketch }) => {
    const words: Readonly<Record<string, Readonly<Record<string, string>>>> = sketch.words
    return Object.entries(words[name] ?? {}).map(([value, shown]) => ({ value, label: shown }))
  },
})

const asPainter = ({ blank }: Words) => blank
const nothing = ({ nothing: none }: Words) => none
const OLD = field('toggle', 'old', ({ sketch }) => [sketch.old], {})

/** Fields for a person's appearance in all images. Clearing the kind removes the appearance. */
export const APPEARANCE_ENTRY: FieldEntry<CastMember> = {
  kind: 'part',
  name: 'look',
  blank: { kind: '' },
  kept: ['kind'],
  isGone: ({ kind }) => kind === '',
  fields: [
    word<Look, 'kind'>('kind', ({ kind }) => kind, asPainter),
    {
      kind: 'pair',
      when: ({ kind }) => kind !== '',
      fields: [
        word<Look, 'cloth'>('cloth', ({ cloth }) => cloth, asPainter),
        word<Look, 'holds'>('holds', ({ holds }) => holds, nothing),
        OLD,
      ],
    },
  ],
}

const FIELDS = ['place', 'time', 'weather', 'mood', 'species'] as const

export const SKETCH: readonly FieldEntry<SceneSketch>[] = [
  {
    kind: 'pair',
    fields: FIELDS.map((name) =>
      word<SceneSketch, typeof name>(name, ({ fields }) => fields[name], asPainter),
    ),
  },
  field('ticks', 'creatures', ({ sketch }) => [sketch.creatures], {
    most: STORY_LIMITS.sceneCreaturesMax,
    words: ({ sketch }: FieldMessages) => sketch.words.creatures,
  }),
  field('ticks', 'objects', ({ sketch }) => [sketch.objects], {
    most: STORY_LIMITS.sceneObjectsMax,
    words: ({ sketch }: FieldMessages) => sketch.words.objects,
  }),
  {
    kind: 'items',
    name: 'people',
    item: ({ sketch }) => sketch.person,
    add: ({ sketch }) => sketch.addPerson,
    most: STORY_LIMITS.scenePeopleMax,
    blank: { kind: 'woman' },
    kept: ['kind'],
    noteOf: ({ kind }, { sketch }) => {
      const kinds: Readonly<Record<string, string>> = sketch.words.kind
      return kinds[kind] ?? kind
    },
    fields: [
      {
        kind: 'pair',
        fields: [
          word<Person, 'kind'>('kind', ({ kind }) => kind),
          word<Person, 'pose'>('pose', ({ pose }) => pose, asPainter),
          word<Person, 'holds'>('holds', ({ holds }) => holds, nothing),
          word<Person, 'cloth'>('cloth', ({ cloth }) => cloth, asPainter),
        ],
      },
      OLD,
    ],
  },
]
