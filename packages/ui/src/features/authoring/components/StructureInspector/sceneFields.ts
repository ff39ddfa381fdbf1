import type { DraftStructure } from '@kathasagar/story/schema'
import { SCENE_SOUNDS, SKILL_CHECKS, STORY_LIMITS } from '@kathasagar/story/vocabulary'

import { fill } from '../../../../design-system/format/fill.ts'
import { printEffects } from '../../model/structure/effects.ts'
import { knownState } from '../../model/structure/knownState.ts'
import {
  type StructureChoice,
  type StructureNode,
  wordsIn,
} from '../../model/structure/structureEdit.ts'
import { IF_AND_SETS, reactionsUpTo, PHRASES } from '../FieldList/answerFields.ts'
import { type FieldEntry, type PickOption, field } from '../FieldList/fieldEntry.ts'
import { SKETCH } from '../FieldList/sketchFields.ts'
import { VariedLegend } from '../VariedText/VariedText.tsx'
import { AskFields } from './AskFields.tsx'
import { CloseUpFields } from './CloseUpFields.tsx'

const { choiceMax, lineMax, nodeDetailMax, nodeDetailsMax, nodeTextMax, titleMax } = STORY_LIMITS

const named = (part: Readonly<Record<string, { name: string }>> = {}): PickOption[] =>
  Object.entries(part).map(([id, { name }]) => ({ id, name: name || id }))

/** Returns codex pages, people and things. A page hides a person with the same id. */
const metIn = ({ codex = [], cast, things }: DraftStructure): PickOption[] => {
  const pages = codex.map(({ id, title }) => ({ id, name: title || id }))
  const all = [...pages, ...named(cast), ...named(things)]
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at)
}

export const SCENE_WORDS: readonly FieldEntry<StructureNode>[] = [
  field('text', 'title', ({ scene }) => [scene.title, scene.titleHint], { maxLength: titleMax }),
  {
    kind: 'varied',
    name: 'text',
    say: ({ scene }, { value, count }) => {
      const written = wordsIn(value)
      const words = fill(written === 1 ? scene.oneWord : scene.words, { count: count(written) })
      return [scene.text, `${words}. ${scene.linkHint}`]
    },
    maxLength: nodeTextMax,
    rows: 6,
  },
  { kind: 'custom', name: 'text', component: VariedLegend },
  {
    kind: 'pair',
    fields: [
      field('picks', 'people', ({ here }) => [here.people], {
        items: ({ cast }: DraftStructure) => named(cast),
        most: STORY_LIMITS.scenePeople,
      }),
      field('picks', 'things', ({ here }) => [here.things], {
        items: ({ things }: DraftStructure) => named(things),
        most: STORY_LIMITS.sceneThings,
      }),
      field('picks', 'meets', ({ here }) => [here.meets, here.meetsHint], {
        items: metIn,
        most: STORY_LIMITS.sceneMeets,
      }),
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
            fields: [field('effect', 'sets', ({ arrival }) => [arrival.enters], {})],
          },
          field('lines', 'pressure', ({ arrival }) => [arrival.pressure, arrival.pressureHint], {
            most: STORY_LIMITS.pressure,
          }),
          { kind: 'custom', name: 'close_up', component: CloseUpFields },
          {
            kind: 'select',
            name: 'group',
            say: ({ arrival }) => [arrival.group, arrival.groupHint],
            blank: ({ arrival }) => arrival.noGroup,
            items: ({ arrival }) =>
              arrival.groups.map((label, at) => ({ value: String(at + 1), label })),
            read: ({ group }) => String(group ?? ''),
            write: (chosen) => ({ group: chosen === '' ? undefined : Number(chosen) }),
          },
          field('toggle', 'grave', ({ arrival }) => [arrival.grave, arrival.graveHint], {}),
          {
            kind: 'select',
            name: 'sound',
            say: ({ arrival }) => [arrival.sound, arrival.soundHint],
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
        say: ({ here }) => [here.plate, here.plateHint],
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
        label: ({ sketch }) => sketch.label,
        fields: [
          {
            kind: 'lines',
            name: 'details',
            say: ({ sketch }) => [
              sketch.details,
              fill(sketch.detailsHint, { count: nodeDetailsMax }),
            ],
            most: nodeDetailsMax,
            plainMax: nodeDetailMax,
          },
          {
            kind: 'part',
            name: 'scene',
            legend: ({ sketch }) => sketch.picture,
            hint: ({ sketch }) => sketch.pictureHint,
            fields: SKETCH,
          },
        ],
      },
    ],
  },
]

export const CHOICE_TEXT: readonly FieldEntry<StructureChoice>[] = [
  field('text', 'text', ({ path }) => [path.text, path.textHint], { maxLength: choiceMax }),
]

export const CHOICE_TARGET: readonly FieldEntry<StructureChoice>[] = [
  field('scene', 'target', ({ path }) => [path.target], {}),
]

export const CHOICE_ALSO: readonly FieldEntry<StructureChoice>[] = [
  field('phrases', 'also', ({ choice }) => [choice.also], PHRASES),
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
      field('phrases', 'answers', ({ choice }) => [choice.answers, choice.answersHint], PHRASES),
      IF_AND_SETS,
      field('text', 'locked', ({ choice }) => [choice.locked, choice.lockedHint], {
        maxLength: lineMax,
      }),
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
                say: ({ check }) => [check.difficulty, check.hint],
                blank: ({ check }) => check.storyWide,
                items: ({ authoring }) =>
                  SKILL_CHECKS.map((value) => ({ value, label: authoring.skillChecks[value] })),
              },
              {
                kind: 'select',
                name: 'helps',
                say: ({ check }) => [check.helps, check.helpsHint],
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
              field('area', 'text', ({ check }) => [check.text], {
                maxLength: STORY_LIMITS.answerMax,
                rows: 3,
                isStory: true as const,
              }),
              field('scene', 'target', ({ check }) => [check.target], {}),
              field('effect', 'sets', ({ check }) => [check.sets], {}),
            ],
          },
        ],
      },
      field('text', 'recall', ({ choice }) => [choice.recall], {
        maxLength: STORY_LIMITS.recallMax,
      }),
    ],
  },
]
