/** How a story is begun: from an idea that a model drafts from, or from a shape. */
export const beginning = {
  title: 'Begin from an idea',
  lead: 'Say in a sentence what your story is about. A model drafts 8 to 14 scenes from it, with people, things that are remembered, and endings; you keep or strike each.',
  idea: 'Your idea',
  ideaHint:
    'Who wants what, and what stands in the way. It costs you nothing; you can have twelve drafts a day.',
  draft: 'Draft it',
  draftAgain: 'Draft it anew',
  stop: 'Stop',
  thinking: 'The story is being thought out.',
  writing: '{done} of {total} scenes are written',
  stopped: 'Stopped. What has come stays.',
  failed: 'The draft could not be finished.',
  partly: 'Scenes that were not written yet hold what is to happen in them.',
  declined: 'No story is drafted from these words.',
  scenes: 'Scenes of the draft',
  ending: 'Ending',
  planned: 'Not written yet',
  struck: 'Struck',
  strike: 'Strike',
  strikeOf: 'Strike “{scene}”',
  keep: 'Keep',
  keepOf: 'Keep “{scene}”',
  cannotStrike:
    '“{scene}” stays: without it other scenes would be cut off, or have no way on or no ending.',
  leadsTo: 'Leads to {scenes}',
  open: 'Open in the editor',
  shapesTitle: 'Begin from a shape',
  shapesLead:
    'No model is connected here that could draft a story. Each of these shapes can be played as it stands; in every scene it says what you may write there.',
  begin: 'Begin with this shape',
  beginOf: 'Begin with this shape: “{shape}”',
  graphOf: 'How the scenes of “{shape}” lead to one another',
  sceneCount: '{count} scenes, {endings} endings',
  shapes: {
    fork: {
      name: 'A way that forks',
      about: 'Two ways part and meet again, and what was found on one of them opens a door.',
    },
    day: {
      name: 'A day that comes again',
      about:
        'Every evening leads back to the same morning, until enough has been learnt to leave it.',
    },
    bargain: {
      name: 'A bargain with three endings',
      about: 'An offer, a price and a reckoning; only who came with a witness can turn it around.',
    },
  },
} as const
