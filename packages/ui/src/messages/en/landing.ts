export const landing = {
  sections: 'Sections',
  menu: 'Menu',
  getStarted: 'Get Started',
  beginSaga: 'Begin Your Saga',
  startLegend: 'Start Your Legend',
  hero: {
    label: 'Home',
    hindi: 'कथासागर, कहानियों का समुद्र',
    title: 'Say anything. The story still knows the way.',
    lead: 'Tales from myth, epic and folk memory, told to you one turn at a time by a storyteller who listens, wanders with you, and always brings you to an ending.',
  },
  what: {
    label: 'What it is',
    title: 'A book that answers',
    lead: 'An author lays out a story with its roads and its endings. You walk it as you like: take a road, or say what nobody thought of. The storyteller tells what comes of it, and the tale goes on.',
    demo: {
      title: 'A taste: {title}',
      left: { one: 'One turn left', other: '{count} turns left' },
      say: 'Or say what you do',
      act: 'Act',
      over: 'The tale goes on where the others are. What you did here is not kept.',
      read: 'Read on',
      again: 'Begin the taste again',
      waiting: 'The storyteller thinks',
    },
  },
  how: {
    label: 'How it works',
    title: 'How a tale is told',
    step: '{step} of {steps}',
    previous: 'Previous step',
    next: 'Next step',
    steps: [
      { title: 'Choose a tale', text: 'Thirty to begin with, from stepwells to starships.' },
      { title: 'Read the scene', text: 'A few lines, in a voice of the teller’s own.' },
      { title: 'Say anything', text: 'Pick a road, or act in your own words.' },
      { title: 'Look closer', text: 'Immerse, and the place opens with two ways on.' },
      { title: 'See it painted', text: 'Show, and the scene is drawn for you.' },
      { title: 'Reach an ending', text: 'One of several. Then find the others.' },
    ],
  },
  features: {
    label: 'Features',
    title: 'What is in the chest',
    items: {
      choices: {
        title: 'Interactive choices',
        text: 'Roads that an author laid, and any step beside them that you can put into words.',
      },
      visuals: {
        title: 'AI-generated visuals',
        text: 'Four painters of four schools, who draw the scene that you are in.',
      },
      mythology: {
        title: 'Rich mythology',
        text: 'Epics, Jatakas and folk tales, retold with respect and a note on the source.',
      },
      endings: {
        title: 'Multiple endings',
        text: 'No two alike, and every one of them can be reached.',
      },
      character: {
        title: 'Character customization',
        text: 'Be brave, sly or silent: the tale remembers what you did and calls you by it.',
      },
      achievements: {
        title: 'Achievement system',
        text: 'Daily tasks, milestones, and lamps that stay lit.',
      },
    },
  },
  call: {
    label: 'Begin',
    title: 'The lamp is lit. Who are you tonight?',
    lead: 'Nothing to install, nothing to pay. The first line is already waiting.',
  },
} as const
