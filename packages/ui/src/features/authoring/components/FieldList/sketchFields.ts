import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import type { CastMember, SceneSketch } from '../../model/structure/structureEdit.ts'
import type { FieldEntry, FieldMessages, NameOf, SelectEntry } from './fieldEntry.ts'

type Words = FieldMessages['structure']['sketch']
type Person = NonNullable<SceneSketch['people']>[number]
type Look = NonNullable<CastMember['look']>

/** Creates a select of the painter's words. An unknown stored word stays. */
const word = <Item, Name extends NameOf<Item, string> & keyof Words['words']>(
  name: Name,
  label: (words: Words) => string,
  blank?: (words: Words) => string,
): SelectEntry<Item, Name> => ({
  kind: 'select',
  name,
  label: ({ structure }) => label(structure.sketch),
  ...(blank ? { blank: ({ structure }: FieldMessages) => blank(structure.sketch) } : {}),
  items: ({ structure }) => {
    const words: Readonly<Record<string, Readonly<Record<string, string>>>> = structure.sketch.words
    return Object.entries(words[name] ?? {}).map(([value, shown]) => ({ value, label: shown }))
  },
})

const asPainter = ({ blank }: Words) => blank
const nothing = ({ nothing: none }: Words) => none

/** Describes a person's appearance in every picture. Clearing the kind removes it. */
export const LOOK: FieldEntry<CastMember> = {
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
        { kind: 'toggle', name: 'old', label: ({ structure }) => structure.sketch.old },
      ],
    },
  ],
}

type Field = 'place' | 'time' | 'weather' | 'mood' | 'species'

const field = (name: Field) =>
  word<SceneSketch, Field>(name, ({ fields }) => fields[name], asPainter)

export const SKETCH: readonly FieldEntry<SceneSketch>[] = [
  {
    kind: 'pair',
    fields: [field('place'), field('time'), field('weather'), field('mood'), field('species')],
  },
  {
    kind: 'ticks',
    name: 'creatures',
    label: ({ structure }) => structure.sketch.creatures,
    most: STORY_LIMITS.sceneCreaturesMax,
    words: ({ structure }) => structure.sketch.words.creatures,
  },
  {
    kind: 'ticks',
    name: 'objects',
    label: ({ structure }) => structure.sketch.objects,
    most: STORY_LIMITS.sceneObjectsMax,
    words: ({ structure }) => structure.sketch.words.objects,
  },
  {
    kind: 'items',
    name: 'people',
    item: ({ structure }) => structure.sketch.person,
    add: ({ structure }) => structure.sketch.addPerson,
    most: STORY_LIMITS.scenePeopleMax,
    blank: { kind: 'woman' },
    kept: ['kind'],
    noteOf: ({ kind }, { structure }) => {
      const kinds: Readonly<Record<string, string>> = structure.sketch.words.kind
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
      { kind: 'toggle', name: 'old', label: ({ structure }) => structure.sketch.old },
    ],
  },
]
