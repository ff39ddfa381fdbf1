import { isRefusal, type ImportedStory, type ImportRefusal } from '../shared/importedStory.ts'

export function storyIn(read: ImportedStory | ImportRefusal): ImportedStory {
  if (isRefusal(read)) throw new Error(read.message)
  return read
}

export const textOf = ({ structure }: ImportedStory, name: string) => structure.nodes[name]?.text

export const choicesOf = ({ structure }: ImportedStory, name: string) =>
  structure.nodes[name]?.choices.map(({ text, target, if: when }) =>
    when === undefined ? `${text} -> ${target}` : `${text} -> ${target} if ${when}`,
  )
