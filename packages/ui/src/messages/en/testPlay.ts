/** Why a test play answered as it did, and what it remembers. */
export const testPlay = {
  why: {
    title: 'Why this answer?',
    number: {
      choice: 'Choice {number}',
      reaction: 'Reaction {number}',
      storyReaction: 'Reaction {number} of the story',
      topic: '{person}, topic {number}',
    },
    taken: '{name} · taken',
    nearest: 'nearest: “{phrase}”',
    score: 'Score {score} of 1',
    nothing: 'Nothing that lies open here has a word of it.',
    reasons: {
      text: 'These are the words of the choice.',
      number: 'The words name the choice by its place in the list.',
      also: 'This is another way to say the choice, as you wrote it.',
      answer: 'The words hold an answer that takes the choice.',
      command: 'The words are a command: go on, or look closer.',
      lead: 'A clear first: {lead} ahead of the next choice.',
      authored: 'Your answer fits, and no choice fits better.',
      locked: 'The choice that is meant is closed now, so your reason for that is told.',
      asked:
        'No clear first: the best choice is {lead} ahead of the next. So the player is asked back.',
      no_topic:
        'Somebody is spoken to who has no topic for it: one of their ways of not answering.',
      nothing_near: 'Nothing here comes near enough, so it is told freely and stays in the scene.',
      hint: 'The words ask about playing, so they are answered outside of the story, for nothing.',
    },
  },
  state: {
    title: 'What the story remembers',
    hint: 'Set a value by hand, and the play goes on with it.',
    range: '{least} to {most}',
  },
} as const
