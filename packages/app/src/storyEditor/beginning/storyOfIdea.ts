import type { StoryDraft } from '@kathasagar/api/contract'
import { strikeScene } from '@kathasagar/story'
import type { StoryFormValues } from '@kathasagar/ui/authoring'

type Structure = StoryDraft['structure']

export const withoutStruck = (structure: Structure, struck: readonly string[]): Structure | null =>
  struck.reduce<Structure | null>((left, name) => left && strikeScene(left, name), structure)

export const valuesOfDraft = (
  { draft, struck, words }: { draft: StoryDraft; struck: readonly string[]; words: string },
  values: StoryFormValues,
): Partial<StoryFormValues> => ({
  title: values.title || draft.title,
  tagline: values.tagline || draft.tagline,
  story_description: values.story_description || draft.description,
  story_prompt: values.story_prompt || words,
  story_structure: withoutStruck(draft.structure, struck) ?? draft.structure,
})
