/** What the story remembers, as its player is shown it. */
export const memory = {
  title: 'What the story remembers',
  titleNew: { one: '{title}, {count} new', other: '{title}, {count} new' },
  news: {
    one: '{count} new line in what the story remembers',
    other: '{count} new lines in what the story remembers',
  },
  memory: 'Memory',
  codex: 'Codex',
  pages: { one: '{count} page', other: '{count} pages' },
  loading: 'Looking it up...',
  failed: 'What the story remembers could not be loaded.',

  standing: 'How things stand',
  facts: {
    promised: 'What you promised',
    said: 'What you said',
    done: 'What you did and heard',
  },
  empty:
    'Nothing yet. What you do, say and find out is kept here, with the turn that it comes from.',
  turn: 'Turn {number}',
  goToTurn: 'Turn {number}, go to it in the story',
  isNew: 'New',
  nowNew: 'New: {lines}',
  ofMost: '{value} of {most}',
  notSo: 'Not so any more',
  leftOut: {
    one: '{count} older line is kept, and not listed.',
    other: '{count} older lines are kept, and not listed.',
  },

  own: 'From your own words',
  said: 'You said: {said}',
  struck: 'Struck by you',
  mend: 'Mend',
  mendLabel: 'What it shall say',
  mendHint: 'Enter keeps it, Escape leaves it.',
  keep: 'Keep',
  leave: 'Leave',
  strike: 'Strike',
  bringBack: 'Bring back',
  notKept: 'This could not be kept. Please try again.',

  codexOf: 'The codex of {title}',
  codexLead: 'What the story draws from. A page opens when you meet it in play, and stays open.',
  codexFailed: 'The codex could not be loaded.',
  toStory: 'To the story',
  allOpen: 'Every page is open.',
  noCodex: 'This story has no codex.',
  noPage: 'No page has opened yet.',
  veiled: {
    one: '{count} more page opens when you meet it.',
    other: '{count} more pages open when you meet them.',
  },
  translator: 'Translated by {translator}',
} as const
