import { AnswerTrial, AnswerTrialResult, FreeInputs, FreeInputsQuery } from '../freeInputs.ts'
import { SentFile } from '../keepsakes.ts'
import { OFTEN } from '../rateLimits.ts'
import { route } from '../route.ts'
import { StoryParams } from '../stories.ts'
import { FigureQuery, StoryFigures } from '../storyFigures.ts'
import { StoryInsight } from '../storyInsight.ts'

/** Not seen by the caller, or seen but another's. */
export const notOwn = ['story_not_found', 'forbidden'] as const

/** What an author learns of those who played a story; they are calls of authoring. */
export const insightRoutes = {
  getStoryInsight: route('GET', '/stories/:story_id/insight', {
    summary: 'What players did with an own story, nobody of them to be known by it',
    access: 'user',
    params: StoryParams,
    answer: StoryInsight,
    errors: [...notOwn],
  }),
  getStoryFigures: route('GET', '/stories/:story_id/figures', {
    summary: 'What players did with an own story day by day, nobody of them to be known by it',
    access: 'user',
    params: StoryParams,
    query: FigureQuery,
    answer: StoryFigures,
    errors: [...notOwn],
  }),
  exportStoryFigures: route('GET', '/stories/:story_id/figures.csv', {
    summary: 'The same as a table: a figure a row, by day or by what it is of',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    query: FigureQuery,
    answer: SentFile,
    sendsFile: ['text/csv'],
    errors: [...notOwn],
  }),
  listStoryTries: route('GET', '/stories/:story_id/tries', {
    summary: 'What players tried in words of their own, put together by scene and meaning',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    query: FreeInputsQuery,
    answer: FreeInputs,
    errors: [...notOwn],
  }),
  tryStoryAnswer: route('POST', '/stories/:story_id/answers/try', {
    summary:
      'Which words an answer would be given to, were it part of an own story; nothing is stored',
    access: 'user',
    rateLimit: { light: OFTEN },
    params: StoryParams,
    body: AnswerTrial,
    answer: AnswerTrialResult,
    changesNothing: true,
    errors: [...notOwn, 'not_playable'],
    keepsNames: true,
  }),
} as const
