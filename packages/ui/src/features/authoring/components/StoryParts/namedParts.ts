import { carriedName, STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import type { NamedPart, PartItem } from '../../model/structure/partItems.ts'
import { TOPICS } from '../FieldList/answerFields.ts'
import type { FieldEntry, NameOf, WordsEntry } from '../FieldList/fieldEntry.ts'
import { LOOK } from '../FieldList/sketchFields.ts'
import { CodexSource } from './CodexSource.tsx'
import { ReplyLines } from './ReplyLines.tsx'

interface NamedPartForm<P extends NamedPart> {
  /** Prefix of new ids. */
  noun: string
  blank: PartItem<P>
  most: number
  /** Properties that are stored even if they are blank. */
  kept: readonly (keyof PartItem<P> & string)[]
  rowOf: (id: string, item: PartItem<P>) => { name: string; note?: string }
  /** Field for the name, in addition to the id. If absent, items have only an id. */
  title?: WordsEntry<NameOf<PartItem<P>, string>>
  fields: readonly FieldEntry<PartItem<P>>[]
}

const { aliases, codexTextMax, imageAltMax, nameMax, phraseMax, urlMax } = STORY_LIMITS

/** Parts that scenes refer to by id. Their other messages have the same name in the catalogue. */
export const NAMED_PARTS: { [P in NamedPart]: NamedPartForm<P> } = {
  cast: {
    noun: 'person',
    blank: { name: '' },
    most: STORY_LIMITS.cast,
    kept: ['name'],
    rowOf: (id, { name }) => ({ name, note: id }),
    title: { kind: 'text', name: 'name', label: ({ cast }) => cast.name, maxLength: nameMax },
    fields: [
      {
        kind: 'phrases',
        name: 'aliases',
        label: ({ cast }) => cast.aliases,
        hint: ({ cast }) => cast.aliasesHint,
        most: aliases,
        maxLength: phraseMax,
      },
      {
        kind: 'text',
        name: 'wants',
        label: ({ cast }) => cast.wants,
        hint: ({ cast }) => cast.wantsHint,
        maxLength: STORY_LIMITS.lineMax,
      },
      {
        kind: 'fold',
        label: ({ cast }) => cast.look,
        noteOf: ({ look }) => look?.kind,
        fields: [
          LOOK,
          {
            kind: 'select',
            name: 'portrait',
            label: ({ cast }) => cast.portrait,
            hint: ({ here }) => here.plateHint,
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
          {
            kind: 'lines',
            name: 'otherwise',
            label: ({ cast }) => cast.otherwise,
            hint: ({ cast }) => cast.otherwiseHint,
            most: STORY_LIMITS.otherwise,
          },
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
    // False is stored too: it marks a thing that players can carry later.
    kept: ['name', 'carried'],
    rowOf: (id, { name }) => ({ name, note: id }),
    title: { kind: 'text', name: 'name', label: ({ things }) => things.name, maxLength: nameMax },
    fields: [
      {
        kind: 'select',
        name: 'carried',
        label: ({ things }) => things.carried,
        hint: ({ things }, { id }) => fill(things.carriedHint, { name: carriedName(id) }),
        items: ({ things }) =>
          (['no', 'later', 'start'] as const).map((value) => ({
            value,
            label: things.carriedKinds[value],
          })),
        read: ({ carried }) => (carried === undefined ? 'no' : carried ? 'start' : 'later'),
        write: (chosen) => ({ carried: chosen === 'no' ? undefined : chosen === 'start' }),
      },
      {
        kind: 'phrases',
        name: 'aliases',
        label: ({ things }) => things.aliases,
        most: aliases,
        maxLength: phraseMax,
      },
    ],
  },
  plates: {
    noun: 'plate',
    blank: { image: '', alt: '' },
    most: STORY_LIMITS.plates,
    kept: ['image', 'alt'],
    rowOf: (id, { alt }) => ({ name: id, note: alt }),
    fields: [
      {
        kind: 'picture',
        name: 'image',
        label: ({ plates }) => plates.image,
        hint: ({ plates }) => plates.imageHint,
        maxLength: urlMax,
      },
      {
        kind: 'area',
        name: 'alt',
        label: ({ plates }) => plates.alt,
        hint: ({ plates }) => plates.altHint,
        maxLength: imageAltMax,
        rows: 2,
        typedWith: 'image',
      },
    ],
  },
  codex: {
    noun: 'page',
    blank: { title: '', text: '' },
    most: STORY_LIMITS.codex,
    kept: ['title', 'text'],
    rowOf: (id, { title }) => ({ name: title, note: id }),
    title: { kind: 'text', name: 'title', label: ({ codex }) => codex.title, maxLength: nameMax },
    fields: [
      {
        kind: 'area',
        name: 'text',
        label: ({ codex }) => codex.text,
        maxLength: codexTextMax,
        rows: 6,
        isStory: true,
      },
      { kind: 'custom', name: 'source', component: CodexSource },
    ],
  },
}
