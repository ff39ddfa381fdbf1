/** How a story hears what readers type, and other words that a model proposes. */
export const phraseProposals = {
  title: 'In readers’ own words',
  phrased: '{phrased} of {all} choices have other ways to say them.',
  advice:
    'What readers type is heard by them; a choice without any is heard by its button alone. Eight or more a choice work best.',
  propose: 'Propose other words',
  asking: 'A model is asked: {done} of {total} scenes',
  stop: 'Stop',
  read: 'Read them before you keep them: strike what a reader would not mean, mend what is not in your voice.',
  whenTheySay: 'When they say',
  answer: 'The story answers',
  answerTo: 'Answer to “{words}”',
  strike: 'Strike the answer',
  strikeOf: 'Strike the answer to “{words}”',
  keep: 'Keep what is left',
  drop: 'Keep none',
  kept: '{count} ways to say a choice are part of the draft. Save the story to keep them.',
  failed: 'Nothing could be proposed.',
} as const
