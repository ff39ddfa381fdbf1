import type { Story } from 'inkjs/engine/Story'

import { boundTold } from './run/boundedInk.ts'
import type { OpenOriginal } from '../replay/replay.ts'

/** Milliseconds of one look, and how many looks a scene may take: a ring is given up. */
const SLICE = 20
const MOST_SLICES = 15
const MOST_SIGNS = 200_000

/** Plays a story as ink's own engine tells it. */
export function inkPlay(story: Story): OpenOriginal {
  story.onError = () => {}
  const renew = boundTold(story)
  return (seed) => {
    // A ring that was given up stays in the middle of its line: no further way begins.
    if (!isReset(story)) return GIVEN_UP
    story.state.storySeed = seed
    return {
      now: () => {
        try {
          renew()
          const text = toldBy(story)
          return text === null
            ? null
            : { text, choices: story.currentChoices.map((choice) => choice.text) }
        } catch {
          return null
        }
      },
      choose: (place) => story.ChooseChoiceIndex(place),
    }
  }
}

const GIVEN_UP = { now: () => null, choose: () => {} }

function isReset(story: Story): boolean {
  try {
    story.ResetState()
    return true
  } catch {
    return false
  }
}

function toldBy(story: Story): string | null {
  let text = ''
  for (let slices = 0; story.canContinue;) {
    story.ContinueAsync(SLICE)
    if (story.asyncContinueComplete) text += story.currentText ?? ''
    else slices += 1
    if (slices > MOST_SLICES || text.length > MOST_SIGNS) return null
  }
  return text
}
