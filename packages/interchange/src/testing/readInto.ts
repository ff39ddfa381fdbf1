import { isRefusal, type ImportedStory, type ImportRefusal } from '../shared/importedStory.ts'

/** The story that was read; one that was refused fails the test. */
export function storyIn(read: ImportedStory | ImportRefusal): ImportedStory {
  if (isRefusal(read)) throw new Error(read.message)
  return read
}

/** Text of a scene. */
export const textOf = ({ structure }: ImportedStory, name: string) => structure.nodes[name]?.text

/** Choices of a scene, each with where it leads and what it asks. */
export const choicesOf = ({ structure }: ImportedStory, name: string) =>
  structure.nodes[name]?.choices.map(({ text, target, if: when }) =>
    when === undefined ? `${text} -> ${target}` : `${text} -> ${target} if ${when}`,
  )
