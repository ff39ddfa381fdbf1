import type { PlayerAction } from '@kathasagar/story/vocabulary'

import { commandName } from './commandName.ts'

/** Every sentence of the play screen. */
export const play = {
  loading: 'Loading game session...',
  startFailed: 'Failed to start game session',
  notFound: 'Game session not found',
  untitled: 'Story',
  back: 'Back',
  close: 'Close',

  preview: {
    band: 'A draft that {author} shared with you. Nothing here is counted; what you type is read by its author.',
    loading: 'Opening the draft...',
    failed: 'This draft cannot be opened',
    by: 'By {author}',
    until: 'This link leads here until {date}.',
    begin: 'Play the draft',
    goOn: 'Go on',
    anew: 'Begin with the newest version',
    unknownAuthor: 'an author',
  },

  page: {
    frame: 'The page that plays {title}',
    opening: 'Opening the story’s own page...',
    silent: 'The story does not answer.',
    lost: 'The page of the story has left the way that was played.',
    reload: 'Load it again',
  },

  keep: {
    title: 'Keep this play: make an account.',
    more: 'It goes on from here.',
    signUp: 'Create Account',
    signIn: 'Log In',
    notNow: 'Not now',
  },

  declined: {
    kinds: {
      minors: 'The story does not go there: nothing of that kind is told about children.',
      self_harm:
        'If these words are about you: you matter, and somebody will listen right now. The story can wait.',
      graphic_harm: 'The story does not dwell on cruelty. Try another way on.',
      sexual: 'This story leaves that to itself. Try another way on.',
      hate: 'The story has no words against whole groups of people. Try another way on.',
      weapons: 'The story gives no instructions for things that hurt people. Try another way on.',
      real_people: 'The story leaves living people in peace. Try somebody of the tale instead.',
      other: 'The story does not go there. Try another way on.',
      unclear:
        'That could not be understood. Pick one of the choices, or say in a few words what you do.',
    },
    help: 'You can talk to somebody here:',
    free: 'Nothing was charged, and nothing was kept.',
  },

  aside: {
    asked: 'Do you mean:',
    askedBeside: 'Or did you mean:',
    otherwise: 'If not, say it in other words. Nothing was charged.',
    topics: {
      help: 'Pick one of the choices, or say in your own words what you do. Continue goes on, Immerse looks closer, Show draws the scene, Undo takes the last step back.',
      who: 'You are the one to whom the story speaks as “you”.',
      skip: 'Continue goes on without a choice of your own.',
      undo: 'Undo takes the last step back.',
      show: 'Show draws the scene.',
      restart: 'The page of the story begins it anew. What you have played stays with you.',
      save: 'Everything is saved as you play. Come back whenever you like.',
      quit: 'You can leave at any time. The story waits where you left it.',
      thanks: 'The story is glad to be heard. What do you do?',
      unclear:
        'That could not be understood. Pick one of the choices, or say in a few words what you do.',
      storyteller:
        'An author wrote this story. A storyteller carries it on: by rules of its own, or, where this site has one connected, an AI model. Know How says which.',
      credits:
        'The Progress page shows your credits, and the tasks and levels that pay more. What a model costs stands beside its name.',
      language:
        'A story is told in the language of its author. The language of the pages is changed in Settings.',
      length: 'A story ends where you reach an ending. Its page tells how long that takes.',
      settings:
        'Reading settings, beside the story, have the size of the text, the ground and the pictures. Name, password and all that is kept of you stand in Your Account.',
      source:
        'The page of the story tells who wrote it. What it draws from stands in its codex, where it has one.',
      summary:
        'What was told stands above. What the story remembers lists what you did, said and found out.',
      share: 'The page of the story has Share, which copies a link to it.',
      report:
        'If something hangs, load the page again: nothing that you played is lost. If your words were taken wrongly, Undo takes them back.',
      by_choices: 'This story goes on by its choices. Pick one, or say it in words of your own.',
      which: 'Which of these? A number is enough:',
      second_wish: 'Still to be done: “{wish}”. Say it again where it fits.',
    },
  },

  knowHow: 'Know How',
  gameCommands: 'Game Commands',
  commandName,
  commandMeaning: {
    custom_action: 'Say or do anything, in your own words.',
    continue: 'Advance the story.',
    immerse: 'Look closer: a detailed description and two choices.',
    show: 'See a picture of the current scene. One that the story has, or that was drawn here before, is free.',
    undo: 'Take back the last step. Redo brings it back.',
  } satisfies Record<PlayerAction, string>,
  aiModels: 'AI Models',
  aiModelsNote:
    'Authors write the scenes; a text model tells them to you and an image model paints them. Each has a manner of its own; what it takes stands on every button before you press it.',
  allByRule:
    'No AI model is connected on this site. Storytellers and painters follow rules of our own: they keep to the author’s text, and a telling costs no credits.',
  connectedHere: 'AI models that are connected on this site:',
  connectedModel: '{name}: {model}',
  othersByRule:
    'The others follow rules of our own: they keep to the author’s text, and a telling costs no credits.',
  guideLink: 'Want to know more? Click here',

  textModel: 'Text model',
  imageModel: 'Image model',
  modelFits: 'Fits this story, its author says.',
  modelIsOwn: 'By your own key: {model}.',
  modelRests: 'Cannot be reached right now. Please choose another.',
  tiers: { free: 'Free', standard: 'Standard', advanced: 'Advanced', premium: 'Premium' },

  scenesSoFar: 'Scenes so far',
  earlierScene: '{count} earlier scene',
  earlierScenes: '{count} earlier scenes',
  notYetRead: 'Not yet read',

  storySoFar: 'Story so far',
  continuingStory: 'Continuing story...',
  lookedCloser: 'You look closer.',
  askedForPicture: 'You ask to see it.',
  usingModel: {
    one: 'Using {model} ({credits} credit)',
    other: 'Using {model} ({credits} credits)',
  },
  improvised: '{told} · improvised',
  improvisedScene: '{told} · improvised: {title}',
  sceneImprovised: '{title} (improvised)',
  you: 'You: {words}',
  selected: 'Selected: {choice}',
  resumed: 'Story resumed',
  completed: 'The story has reached an ending: {title}',
  actionFailed: 'An error occurred while executing the action.',
  imageCaption: 'AI generated image',
  plateCaption: 'Drawn for this story, not by a model',
  imageFailed: 'The picture could not be loaded.',
  jumpToLatest: 'Jump to latest',
  showEarlier: 'Show earlier',
  thinking: 'AI is thinking...',
  reconnecting: 'The connection was lost. Reconnecting...',

  tellings: {
    tools: 'Other words for this telling',
    again: 'Tell it again',
    on: 'Go on telling',
    edit: 'Mend the words',
    place: 'Telling {index} of {total}',
    earlier: 'The telling before',
    later: 'The telling after',
    kinds: { first: 'told first', again: 'told again', on: 'told on', edited: 'in your words' },
    inOwnWords: 'Worded by you',
    editLabel: 'What the telling shall say',
    editHint: 'What has happened stays as it is. Storytellers are told these words from here on.',
    save: 'Save',
    cancel: 'Cancel',
    notKept: 'This could not be kept. Your words are still here. Please try again.',
    notHad: 'That telling could not be had. Please try again.',
  },

  known: {
    title: 'From an earlier play you know:',
    forget: 'Begin as if for the first time',
  },

  choices: 'Choices',
  asks: 'Before you choose',
  closed: 'Closed for now:',
  freePicture: 'Free',
  full: 'You can carry no more. Something would have to stay behind first.',
  chance: '{percent} chance of success',
  health: 'Health',
  carried: 'You have',
  nothingCarried: 'nothing',
  lowCredits: 'Your credits are running low!',
  wordsFirst: 'Write what you do first',
  actionPlaceholder: 'Describe your custom action...',
  actionFull: 'That is all that fits: {limit} characters.',
  actionTooLong: 'At most {limit} characters',
  commands: 'Commands',
  more: 'More',
  hint: 'Say what you do, or press Continue.',

  xp: 'XP',
  credits: 'Credits',
  // An abbreviation has one form, whatever it counts.
  xpAmount: '{count} XP',
  creditsAmount: { one: '{count} credit', other: '{count} credits' },

  undoTitle: 'Undo the last step?',
  undoWarning: 'The last part of the story goes away. Redo brings it back.',
  undoRefund: 'XP comes back. Credits spent on an answer you were given are not returned.',
  undoConfirm: 'Undo the step',
  undoCancel: 'Keep the story',

  outOfCredits: 'Not enough credits',
  outOfCreditsLine: {
    one: 'Not enough credits for {model}. You have {available} credit, but need {required}.',
    other: 'Not enough credits for {model}. You have {available} credits, but need {required}.',
  },
  notEnoughXp: 'Not enough XP. You have {current} XP, but need {required} XP for this action.',
  tryAlternatives: 'Try these alternatives:',
  logInToContinue: 'Please log in to continue playing.',
  modelsFailed: 'Failed to load AI models. Using fallback options.',

  offlineRefused:
    'You are offline, so nothing was sent. Your words are kept for when you are back.',
  turnsLeft: 'These turns could not join your account. They stand here until you go on:',
  share: 'Share',
  rate: 'How was the telling?',
  oneStar: '{count} star',
  stars: '{count} stars',

  endingOf: 'One of {total} endings',
  onlyEnding: 'The only ending',
  scenesOf: 'scenes of {total}',
  turns: 'turns',
  finishedTasks: 'Tasks finished in this play',
  beginAgain: 'Begin again',
  readAgain: 'Read it again',
  seeEnding: 'See the ending',
  ended: 'This story has reached its ending.',

  keepsake: {
    title: 'Take it along',
    cardAlt: 'Card of the ending “{ending}” of {story}',
    saveCard: 'Save the card',
    shareCard: 'Share the card',
    shareFailed: 'The card could not be shared. Save it and send it yourself.',
    books: { epub: 'As a book (EPUB)', html: 'As a page to print' },
    binding: 'Binding the book...',
    bookFailed: 'The book could not be made. Try again.',
  },

  ending: {
    whatYouDid: 'What you did',
    learned: 'What stays with you',
    learnedOpens: 'In your next play of this story it opens something that was closed.',
    ownWords: '“{words}”',
    turn: 'Turn {number}',
    shelf: 'The shelf of endings',
    foundAndVeiled: '{found} found, {veiled} veiled',
    allFound: 'All {found} found',
    onlyOne: 'The only one',
    veiled: 'Veiled',
    here: 'You are here',
    backToFork: 'Back to the last fork',
    starsWon: { one: 'star', other: 'stars' },
    next: 'Next story',
    nextPart: 'Next part',
    nextPartNamed: 'Next part: {title}',
    nextNamed: 'Next story: {title}',
    because: {
      next_part: 'Part {number} of “{series}”',
      unfinished: 'Because you have begun it and not come to an ending',
      same_author: 'Because it is by {author} as well',
      shared_tag: 'Because it shares a thread: {tag}',
      same_category: 'Because it stands on the same shelf: {category}',
      many_endings: {
        one: 'Because it has {count} ending to find',
        other: 'Because it has {count} endings to find',
      },
      not_yet_read: 'Because you have not read it yet',
    },
  },
} as const
