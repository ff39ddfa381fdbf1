import type { ComponentDocs } from '../../../docs/componentDocs.ts'

export const docs: ComponentDocs = {
  use: 'One task: what to do, how far one is, what it brings.',
  avoid: [
    'A list of them is a `TaskPanel`.',
    'What has just been finished is said by a `NoticeLine`.',
  ],
  anatomy: [
    ['Level and reward', 'Coins and stars, read as words.', 'article > p'],
    ['Title', 'The h3 that names the card.', 'h3'],
    ['What to do', 'One sentence.', 'h3 + p'],
    ['How far', 'A `ProgressBar` with its numbers.', 'article > div'],
  ],
  picture: { story: 'InProgress' },
  words: ['An imperative with a number in it: *Play five turns today.*'],
}
