import type { DraftStructure } from '@kathasagar/story/schema'
import type { Proposal } from '@kathasagar/api/contract'
import { STORY_LIMITS } from '@kathasagar/story/vocabulary'
import { withAnswer, withPhrases } from '@kathasagar/story'
import type { ProposedScene, StoryFormValues } from '@kathasagar/ui/authoring'

type DraftNode = DraftStructure['nodes'][string]

const isWordless = ({ also = [], answers = [] }: DraftNode['choices'][number]) =>
  also.length + answers.length === 0

/** Names of the scenes that have a choice which can be said in no other words. */
export const wordlessScenes = ({ nodes }: DraftStructure): string[] =>
  Object.entries(nodes).flatMap(([name, { choices }]) =>
    choices.some((choice) => choice.text.trim() && isWordless(choice)) ? [name] : [],
  )

const choicesOf = (node: DraftNode) => node.choices.filter(({ text }) => text.trim() !== '')

/** What a model is asked about a scene. */
export function requestOf(values: StoryFormValues, name: string, node: DraftNode) {
  const { cast = {} } = values.story_structure
  return {
    language: values.language,
    content_rating: values.content_rating,
    about: values.story_description,
    title: node.title ?? name,
    text: node.text,
    people: (node.people ?? []).flatMap((id) =>
      Object.hasOwn(cast, id) ? [cast[id]?.name ?? id] : [],
    ),
    choices: choicesOf(node).map(({ text, also = [] }) => ({ text, also })),
  }
}

/** A proposal as its author reads it. */
export const sceneOf = (name: string, node: DraftNode, proposal: Proposal): ProposedScene => ({
  node: name,
  title: node.title?.trim() || name,
  choices: choicesOf(node).map(({ text }, at) => ({ text, phrases: proposal.choices[at] ?? [] })),
  answers: proposal.answers,
})

/** The story with what its author has left of the proposals; what has no place any more is passed over. */
export function withProposals(
  structure: DraftStructure,
  scenes: readonly ProposedScene[],
): DraftStructure {
  let changed = structure
  for (const { node, choices, answers } of scenes) {
    for (const { text: choice, phrases } of choices) {
      if (phrases.length === 0) continue
      const added = { node, choice, phrases, most: STORY_LIMITS.phrases }
      changed = withPhrases(changed, added) ?? changed
    }
    for (const { to, text } of answers) {
      const reactions = changed.nodes[node]?.reactions ?? []
      if (to.length === 0 || !text.trim() || reactions.length >= STORY_LIMITS.sceneReactions)
        continue
      const place = { of: 'scene', node } as const
      changed = withAnswer(changed, { place, phrases: to, text })?.structure ?? changed
    }
  }
  return changed
}
