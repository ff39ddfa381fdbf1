import { DEFAULT_SCENE_TEXTS, STORY_FIELDS, type StoryField } from '../../vocabulary/vocabulary.ts'
import type { Finding } from '../../finding.ts'
import { PUBLISH_MINIMUMS } from './publishMinimums.ts'
import { isPlaceholder } from '../words/placeholders.ts'
import { plainText, tokenize } from '../../text/plainText.ts'
import { quoted } from '../words/quoted.ts'
import type { ReviewedStory } from './reviewedStory.ts'
import type { Wiring } from '../../structure/wiring.ts'

const FIELD_NAMES: Readonly<Record<StoryField, string>> = {
  title: 'title',
  tagline: 'tagline',
  story_description: 'description',
  story_prompt: 'story prompt',
}
/** Texts to replace. Excludes the default ending, because forms add it. */
const TO_REPLACE = new Set(
  [DEFAULT_SCENE_TEXTS.intro, DEFAULT_SCENE_TEXTS.next_node].map(plainText),
)

const DEFAULT_MAX = 100

export function reviewContent(wiring: Wiring, story: ReviewedStory): Finding[] {
  return [
    ...STORY_FIELDS.flatMap((field) => placeholderField(field, story[field])),
    ...wiring.nodes.flatMap(({ text, choices }, place) => {
      const node = wiring.names[place] ?? ''
      return [
        ...placeholderScene(node, text),
        ...choices.flatMap((choice, index) => placeholderChoice(node, index, choice.text)),
      ]
    }),
    ...fewWords(wiring, story),
    ...fewScenes(wiring),
  ]
}

function placeholderField(field: StoryField, text = ''): Finding[] {
  if (!isPlaceholder(text, field === 'title' ? 'title' : 'prose')) return []
  return [
    {
      code: 'placeholder_text',
      severity: 'error',
      node: null,
      field,
      message: `The ${FIELD_NAMES[field]} is only a placeholder: ${quoted(text.trim())}.`,
      remedy: 'Write the text that readers should see.',
    },
  ]
}

function placeholderScene(node: string, text: string): Finding[] {
  if (text.length < DEFAULT_MAX && TO_REPLACE.has(plainText(text))) {
    return [
      {
        code: 'untouched_default',
        severity: 'error',
        node,
        message: `The text of ${quoted(node)} is the default text of new stories.`,
        remedy: 'Write what happens here in your story, or remove the scene.',
      },
    ]
  }
  if (!isPlaceholder(text, 'prose')) return []
  return [
    {
      code: 'placeholder_text',
      severity: 'error',
      node,
      message: `The text of ${quoted(node)} is only a placeholder: ${quoted(text.trim())}.`,
      remedy: 'Write what happens here.',
    },
  ]
}

function placeholderChoice(node: string, choice: number, text: string): Finding[] {
  if (!isPlaceholder(text, 'choice')) return []
  return [
    {
      code: 'placeholder_text',
      severity: 'error',
      node,
      choice,
      message: `Choice ${choice + 1} of ${quoted(node)} is only a placeholder: ${quoted(text.trim())}.`,
      remedy: 'Write what the player does.',
    },
  ]
}

const countWords = (text: string) =>
  tokenize(text).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

function countDistinctWords(nodes: Wiring['nodes'], enough: number): number {
  const heard = new Set<string>()
  let told = 0
  for (const { text } of nodes) {
    if (told >= enough) break
    const plain = plainText(text)
    if (heard.has(plain)) continue
    heard.add(plain)
    told += countWords(text)
  }
  return told
}

function fewWords({ nodes }: Wiring, { story_description }: ReviewedStory): Finding[] {
  const { words, descriptionWords } = PUBLISH_MINIMUMS
  const told = countDistinctWords(nodes, words)
  const described = countWords(story_description ?? '')
  const ofDescription: Finding = {
    code: 'few_words',
    severity: 'error',
    node: null,
    field: 'story_description',
    message: `The description has ${described} of the ${descriptionWords} required words.`,
    remedy: 'Describe the story for readers who have not played it.',
  }
  const ofScenes: Finding = {
    code: 'few_words',
    severity: 'error',
    node: null,
    message: `The scenes have ${told} of the ${words} required words.`,
    remedy: 'Write more. Text that is repeated in two scenes counts once.',
  }
  return [
    ...(story_description !== undefined && described < descriptionWords ? [ofDescription] : []),
    ...(nodes.length > 0 && told < words ? [ofScenes] : []),
  ]
}

function fewScenes({ nodes }: Wiring): Finding[] {
  const { scenes } = PUBLISH_MINIMUMS
  if (nodes.length === 0 || nodes.length >= scenes) return []
  return [
    {
      code: 'few_scenes',
      severity: 'error',
      node: null,
      message: `The story has ${nodes.length} of the ${scenes} required scenes.`,
      remedy: 'Add scenes and choices that lead to them.',
    },
  ]
}
