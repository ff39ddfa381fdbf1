import { carriedName, STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import type { NamedPart, PartItem } from '../../model/structure/partItems.ts'
import { TOPICS, PHRASES } from '../FieldList/answerFields.ts'
import { type FieldEntry, type NameOf, type WordsEntry, field } from '../FieldList/fieldEntry.ts'
import { APPEARANCE_ENTRY } from '../FieldList/sketchFields.ts'
import { CodexSource } from './CodexSource.tsx'
import { ReplyLines } from './ReplyLines.tsx'

interface NamedPartForm<P extends NamedPart> {
  /** Prefix of generated ids, such as `person` in `person_1`. */
  noun: string
  blank: PartItem<P>
  most: number
  /** Properties that are stored even if their value is blank. */
  kept: readonly (keyof PartItem<P> & string)[]
  rowOf: (id: string, item: PartItem<P>) => { name: string; note?: string }
  /** Field for the display name. If absent, the item has only an id. */
  title?: WordsEntry<NameOf<PartItem<P>, string>>
  fields: readonly FieldEntry<PartItem<P>>[]
}

const { aliases, codexTextMax, imageAltMax, lineMax, nameMax, otherwise, urlMax } = STORY_LIMITS
const ALIASES = { ...PHRASES, most: aliases }

/** Story parts that scenes refer to by id. Their messages have the same key in the catalogue. */
export const NAMED_PARTS: { [P in NamedPart]: NamedPartForm<P> } = {
  cast: {
    noun: 'person',
    blank: { name: '' },
    most: STORY_LIMITS.cast,
    kept: ['name'],
    rowOf: (id, { name }) => ({ name, note: id }),
    title: field('text', 'name', ({ cast }) => [cast.name], { maxLength: nameMax }),
    fields: [
      field('phrases', 'aliases', ({ cast }) => [cast.aliases, cast.aliasesHint], ALIASES),
      field('text', 'wants', ({ cast }) => [cast.wants, cast.wantsHint], { maxLength: lineMax }),
      {
        kind: 'fold',
        label: ({ cast }) => cast.look,
        noteOf: ({ look }) => look?.kind,
        fields: [
          APPEARANCE_ENTRY,
          {
            kind: 'select',
            name: 'portrait',
            say: ({ cast, here }) => [cast.portrait, here.plateHint],
            blank: ({ cast }) => cast.noPortrait,
            items: (_, { plates = {} }) =>
              Object.keys(plates).map((value) => ({ value, label: value })),
            unknown: ({ pick }, value) => `${value} (${pick.unknown})`,
            none: ({ here, tabs }) => fill(here.noPlates, { tab: tabs.plates }),
          },
        ],
      },
      {
        kind: 'section',
        label: ({ cast }) => cast.says,
        hint: ({ cast }) => cast.saysHint,
        fields: [TOPICS],
      },
      {
        kind: 'section',
        fields: [
          field('lines', 'otherwise', ({ cast }) => [cast.otherwise, cast.otherwiseHint], {
            most: otherwise,
          }),
        ],
      },
      {
        kind: 'section',
        label: ({ replies }) => replies.ofPerson,
        hint: ({ replies }) => replies.ofPersonHint,
        fields: [{ kind: 'custom', name: 'replies', component: ReplyLines }],
      },
    ],
  },
  things: {
    noun: 'thing',
    blank: { name: '' },
    most: STORY_LIMITS.things,
    // Stores `carried: false` too, because it means that players can pick up the item later.
    kept: ['name', 'carried'],
    rowOf: (id, { name }) => ({ name, note: id }),
    title: field('text', 'name', ({ things }) => [things.name], { maxLength: nameMax }),
    fields: [
      {
        kind: 'select',
        name: 'carried',
        say: ({ things }, { id }) => [
          things.carried,
          fill(things.carriedHint, { name: carriedName(id) }),
        ],
        items: ({ things }) =>
          (['no', 'later', 'start'] as const).map((value) => ({
            value,
            label: things.carriedKinds[value],
          })),
        read: ({ carried }) => (carried === undefined ? 'no' : carried ? 'start' : 'later'),
        write: (chosen) => ({ carried: chosen === 'no' ? undefined : chosen === 'start' }),
      },
      field('phrases', 'aliases', ({ things }) => [things.aliases], ALIASES),
    ],
  },
  plates: {
    noun: 'plate',
    blank: { image: '', alt: '' },
    most: STORY_LIMITS.plates,
    kept: ['image', 'alt'],
    rowOf: (id, { alt }) => ({ name: id, note: alt }),
    fields: [
      field('picture', 'image', ({ plates }) => [plates.image, plates.imageHint], {
        maxLength: urlMax,
      }),
      field('area', 'alt', ({ plates }) => [plates.alt, plates.altHint], {
        maxLength: imageAltMax,
        rows: 2,
        typedWith: 'image' as const,
      }),
    ],
  },
  codex: {
    noun: 'page',
    blank: { title: '', text: '' },
    most: STORY_LIMITS.codex,
    kept: ['title', 'text'],
    rowOf: (id, { title }) => ({ name: title, note: id }),
    title: field('text', 'title', ({ codex }) => [codex.title], { maxLength: nameMax }),
    fields: [
      field('area', 'text', ({ codex }) => [codex.text], {
        maxLength: codexTextMax,
        rows: 6,
        isStory: true as const,
      }),
      { kind: 'custom', name: 'source', component: CodexSource },
    ],
  },
}
