import type { DraftStructure } from '@kathasagar/story/schema'
import { SCENE_SOUNDS, SKILL_CHECKS, STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import { printEffects } from '../../model/structure/effects.ts'
import { knownState } from '../../model/structure/knownState.ts'
import type { StructureChoice, StructureNode } from '../../model/structure/structureEdit.ts'
import { wordsIn } from '../../model/structure/wordsIn.ts'
import { IF_AND_SETS, reactionsUpTo } from '../FieldList/answerFields.ts'
import type { FieldEntry, PickOption } from '../FieldList/fieldEntry.ts'
import { SKETCH } from '../FieldList/sketchFields.ts'
import { VariedLegend } from '../VariedText/VariedLegend.tsx'
import { AskFields } from './AskFields.tsx'
import { CloseUpFields } from './CloseUpFields.tsx'

const { lineMax, phraseMax, phrases } = STORY_LIMITS

const named = (part: Readonly<Record<string, { name: string }>> = {}): PickOption[] =>
  Object.entries(part).map(([id, { name }]) => ({ id, name: name || id }))

/** Returns codex pages, people and things. If a page and a person share an id, returns the page. */
const metIn = ({ codex = [], cast, things }: DraftStructure): PickOption[] => {
  const pages = codex.map(({ id, title }) => ({ id, name: title || id }))
  const all = [...pages, ...named(cast), ...named(things)]
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at)
}

export const SCENE_WORDS: readonly FieldEntry<StructureNode>[] = [
  {
    kind: 'text',
    name: 'title',
    label: ({ structure }) => structure.scene.title,
    hint: ({ structure }) => structure.scene.titleHint,
    maxLength: STORY_LIMITS.titleMax,
  },
  {
    kind: 'varied',
    name: 'text',
    label: ({ structure }) => structure.scene.text,
    hint: ({ structure: { scene } }, { value, count }) => {
      const written = wordsIn(value)
      return `${fill(written === 1 ? scene.oneWord : scene.words, { count: count(written) })}. ${scene.linkHint}`
    },
    maxLength: STORY_LIMITS.nodeTextMax,
    rows: 6,
  },
  { kind: 'custom', name: 'text', component: VariedLegend },
  {
    kind: 'pair',
    fields: [
      {
        kind: 'picks',
        name: 'people',
        label: ({ here }) => here.people,
        items: ({ cast }) => named(cast),
        most: STORY_LIMITS.scenePeople,
      },
      {
        kind: 'picks',
        name: 'things',
        label: ({ here }) => here.things,
        items: ({ things }) => named(things),
        most: STORY_LIMITS.sceneThings,
      },
      {
        kind: 'picks',
        name: 'meets',
        label: ({ here }) => here.meets,
        hint: ({ here }) => here.meetsHint,
        items: metIn,
        most: STORY_LIMITS.sceneMeets,
      },
    ],
  },
  { kind: 'custom', name: 'asks', component: AskFields },
]

const ARRIVAL = ['group', 'enters', 'pressure', 'close_up', 'grave', 'sound'] as const

export const SCENE_MORE: readonly FieldEntry<StructureNode>[] = [
  {
    kind: 'section',
    label: ({ answer }) => answer.list,
    hint: ({ answer }) => answer.listHint,
    fields: [reactionsUpTo(STORY_LIMITS.sceneReactions)],
  },
  {
    kind: 'section',
    fields: [
      {
        kind: 'fold',
        label: ({ arrival }) => arrival.label,
        noteOf: (scene, { arrival }) =>
          ARRIVAL.flatMap((part) => (scene[part] === undefined ? [] : arrival.short[part])).join(
            ' · ',
          ),
        fields: [
          {
            kind: 'part',
            name: 'enters',
            fields: [{ kind: 'effect', name: 'sets', label: ({ arrival }) => arrival.enters }],
          },
          {
            kind: 'lines',
            name: 'pressure',
            label: ({ arrival }) => arrival.pressure,
            hint: ({ arrival }) => arrival.pressureHint,
            most: STORY_LIMITS.pressure,
          },
          { kind: 'custom', name: 'close_up', component: CloseUpFields },
          {
            kind: 'select',
            name: 'group',
            label: ({ arrival }) => arrival.group,
            hint: ({ arrival }) => arrival.groupHint,
            blank: ({ arrival }) => arrival.noGroup,
            items: ({ arrival }) =>
              arrival.groups.map((label, at) => ({ value: String(at + 1), label })),
            read: ({ group }) => String(group ?? ''),
            write: (chosen) => ({ group: chosen === '' ? undefined : Number(chosen) }),
          },
          {
            kind: 'toggle',
            name: 'grave',
            label: ({ arrival }) => arrival.grave,
            hint: ({ arrival }) => arrival.graveHint,
          },
          {
            kind: 'select',
            name: 'sound',
            label: ({ arrival }) => arrival.sound,
            hint: ({ arrival }) => arrival.soundHint,
            blank: ({ arrival }) => arrival.sounds.none,
            items: ({ arrival }) =>
              SCENE_SOUNDS.map((value) => ({ value, label: arrival.sounds[value] })),
          },
        ],
      },
    ],
  },
  {
    kind: 'section',
    fields: [
      {
        kind: 'select',
        name: 'plate',
        label: ({ here }) => here.plate,
        hint: ({ here }) => here.plateHint,
        blank: ({ here }) => here.paint,
        items: (_, { plates = {} }) =>
          Object.keys(plates).map((value) => ({ value, label: value })),
        unknown: ({ pick }, value) => `${value} (${pick.unknown})`,
        none: ({ here, tabs }) => fill(here.noPlates, { tab: tabs.plates }),
      },
    ],
  },
  {
    kind: 'section',
    fields: [
      {
        kind: 'fold',
        label: ({ structure }) => structure.sketch.label,
        fields: [
          {
            kind: 'lines',
            name: 'details',
            label: ({ structure }) => structure.sketch.details,
            hint: ({ structure }) =>
              fill(structure.sketch.detailsHint, { count: STORY_LIMITS.nodeDetailsMax }),
            most: STORY_LIMITS.nodeDetailsMax,
            plainMax: STORY_LIMITS.nodeDetailMax,
          },
          {
            kind: 'part',
            name: 'scene',
            legend: ({ structure }) => structure.sketch.picture,
            hint: ({ structure }) => structure.sketch.pictureHint,
            fields: SKETCH,
          },
        ],
      },
    ],
  },
]

/** Text of a choice. Enter opens the target scene. */
export const CHOICE_TEXT: readonly FieldEntry<StructureChoice>[] = [
  {
    kind: 'text',
    name: 'text',
    label: ({ structure }) => structure.choice.text,
    hint: ({ structure }) => structure.choice.textHint,
    maxLength: STORY_LIMITS.choiceMax,
  },
]

export const CHOICE_TARGET: readonly FieldEntry<StructureChoice>[] = [
  { kind: 'scene', name: 'target', label: ({ structure }) => structure.choice.target },
]

/** Alternative wordings of a choice. */
export const CHOICE_ALSO: readonly FieldEntry<StructureChoice>[] = [
  {
    kind: 'phrases',
    name: 'also',
    label: ({ choice }) => choice.also,
    most: phrases,
    maxLength: phraseMax,
  },
]

export const CHOICE_MORE: readonly FieldEntry<StructureChoice>[] = [
  {
    kind: 'fold',
    label: ({ choice }) => choice.more,
    noteOf: ({ if: condition, sets, check: trial }, { choice, check }) =>
      [
        ...(condition ? [fill(choice.onlyIf, { condition })] : []),
        ...(sets ? [printEffects(sets)] : []),
        ...(trial ? [check.short] : []),
      ].join(' · '),
    fields: [
      {
        kind: 'phrases',
        name: 'answers',
        label: ({ choice }) => choice.answers,
        hint: ({ choice }) => choice.answersHint,
        most: phrases,
        maxLength: phraseMax,
      },
      IF_AND_SETS,
      {
        kind: 'text',
        name: 'locked',
        label: ({ choice }) => choice.locked,
        hint: ({ choice }) => choice.lockedHint,
        maxLength: lineMax,
      },
      {
        kind: 'part',
        name: 'check',
        optional: {
          label: ({ check }) => check.mayFail,
          fresh: { fails: { text: '', target: '' } },
        },
        kept: ['fails'],
        fields: [
          {
            kind: 'pair',
            isLong: true,
            fields: [
              {
                kind: 'select',
                name: 'difficulty',
                label: ({ check }) => check.difficulty,
                hint: ({ check }) => check.hint,
                blank: ({ check }) => check.storyWide,
                items: ({ authoring }) =>
                  SKILL_CHECKS.map((value) => ({ value, label: authoring.skillChecks[value] })),
              },
              {
                kind: 'select',
                name: 'helps',
                label: ({ check }) => check.helps,
                hint: ({ check }) => check.helpsHint,
                blank: ({ check }) => check.noHelp,
                items: (_, structure) =>
                  Object.entries(knownState(structure) ?? {}).flatMap(([value, variable]) =>
                    'number' in variable ? [{ value, label: variable.label ?? value }] : [],
                  ),
              },
            ],
          },
          {
            kind: 'part',
            name: 'fails',
            legend: ({ check }) => check.fails,
            kept: ['text', 'target'],
            fields: [
              {
                kind: 'area',
                name: 'text',
                label: ({ check }) => check.text,
                maxLength: STORY_LIMITS.answerMax,
                rows: 3,
                isStory: true,
              },
              { kind: 'scene', name: 'target', label: ({ check }) => check.target },
              { kind: 'effect', name: 'sets', label: ({ check }) => check.sets },
            ],
          },
        ],
      },
      {
        kind: 'text',
        name: 'recall',
        label: ({ choice }) => choice.recall,
        maxLength: STORY_LIMITS.recallMax,
      },
    ],
  },
]
