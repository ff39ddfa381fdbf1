import { plainText } from '../text/plainText.ts'
import { DRAFT_LIMITS, STORY_LIMITS } from '../vocabulary/vocabulary.ts'
import { plainProse, shortened } from './plainProse.ts'
import type { OutlinedScene } from './storyOutline.ts'

export interface SceneWords {
  text: string
  choices: readonly string[]
  reactions: readonly { to: readonly string[]; text: string }[]
}

/** Replaces the texts of choices, unless that creates duplicates. */
function choicesWith(planned: OutlinedScene['choices'], words: readonly string[]) {
  const said = new Set(planned.map(({ text }) => plainText(text)))
  return planned.map((choice, place) => {
    const text = shortened(words[place] ?? '', DRAFT_LIMITS.choiceMax)
    if (text === '' || said.has(plainText(text))) return choice
    said.add(plainText(text))
    return { ...choice, text }
  })
}

export function writtenScene(
  planned: OutlinedScene,
  { text, choices, reactions }: SceneWords,
): OutlinedScene {
  const answers = reactions
    .map((reaction) => ({
      to: reaction.to
        .map((way) => shortened(way, STORY_LIMITS.phraseMax))
        .filter(Boolean)
        .slice(0, DRAFT_LIMITS.waysToSay),
      text: plainProse(reaction.text, STORY_LIMITS.lineMax),
    }))
    .filter((answer) => answer.to.length > 0 && answer.text !== '')
    .slice(0, DRAFT_LIMITS.reactions)
  return {
    ...planned,
    text: plainProse(text, DRAFT_LIMITS.textMax),
    choices: choicesWith(planned.choices, choices),
    ...(planned.choices.length > 0 && answers.length > 0 && { reactions: answers }),
  }
}
