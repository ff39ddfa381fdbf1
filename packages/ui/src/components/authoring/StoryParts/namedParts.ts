import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

import type { NamedPart } from '../../../structure/partItems.ts'
import { TopicList } from '../AnswerList/TopicList.tsx'
import { CarriedField } from './CarriedField.tsx'
import { CodexSource } from './CodexSource.tsx'
import { LookFields } from './LookFields.tsx'
import type { NamedPartForm } from './namedPartForm.ts'
import { PortraitField } from './PortraitField.tsx'
import { ReplyLines } from './ReplyLines.tsx'

const { aliases, codexTextMax, imageAltMax, nameMax, phraseMax, urlMax } = STORY_LIMITS

/** The parts that scenes name by an id. Their other words stand in the catalogue under their name. */
export const NAMED_PARTS: { [P in NamedPart]: NamedPartForm<P> } = {
  cast: {
    noun: 'person',
    blank: { name: '' },
    most: STORY_LIMITS.cast,
    kept: ['name'],
    rowOf: (id, { name }) => ({ id, name, note: id }),
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
          { kind: 'custom', name: 'look', component: LookFields },
          { kind: 'custom', name: 'portrait', component: PortraitField },
        ],
      },
      {
        kind: 'section',
        label: ({ cast }) => cast.says,
        hint: ({ cast }) => cast.saysHint,
        fields: [{ kind: 'custom', name: 'says', component: TopicList }],
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
    // One that can be carried says so also where the player does not have it yet.
    kept: ['name', 'carried'],
    rowOf: (id, { name }) => ({ id, name, note: id }),
    title: { kind: 'text', name: 'name', label: ({ things }) => things.name, maxLength: nameMax },
    fields: [
      { kind: 'custom', name: 'carried', component: CarriedField },
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
    rowOf: (id, { image, alt }) => ({ id, name: id, note: alt, image: image.trim() }),
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
    rowOf: (id, { title }) => ({ id, name: title, note: id }),
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
