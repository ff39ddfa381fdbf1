import { cover } from './cover.ts'
import { importNotes } from './importNotes.ts'
import { sketch } from './sketch.ts'
import { storyFaults } from './storyFaults.ts'
import { testPlay } from './testPlay.ts'

/** Every sentence of the desk on which the scenes of a story are written. */
export const structure = {
  views: { label: 'View of the story', outline: 'Outline', graph: 'Map', json: 'JSON' },
  loading: 'Fetching this view...',
  undo: 'Undo',
  redo: 'Redo',
  addScene: 'Add scene',
  tools: 'Changes',
  more: 'The whole story',
  notice: { label: 'Last change', dismiss: 'Dismiss' },
  deleted: '“{name}” is deleted.',
  deletedOne: '“{name}” is deleted, and the choice that led there.',
  deletedMany: '“{name}” is deleted, and the {count} choices that led there.',
  replaced: '“{title}” has taken the place of the scenes that were here.',
  brokenJson:
    'The JSON cannot be read as it stands. It is kept; mend it, or put the last sound version back.',
  toJson: 'Go to the JSON',

  tabs: {
    otherNew:
      'Another tab is writing a new story too. This one keeps a draft of its own, and both can be saved.',
    otherSame:
      'This story is open in another tab too. Each keeps its own draft, and whoever saves second is asked what to keep.',
  },

  size: {
    near: 'The scenes take {size} KB. A story can be saved up to {most} KB, its other fields included.',
    over: 'The scenes take {size} KB, and only {most} KB can be saved. Until then they are kept on this device alone: shorten the longest texts, or part the story in two.',
  },

  outline: {
    label: 'Scenes',
    search: 'Find a scene',
    found: '{count} of {total} scenes',
    nothing: 'No scene has these words.',
    empty: 'There is no scene yet.',
    first: 'Write the first scene',
    keys: 'Arrow keys move, Enter opens, Delete removes.',
    start: 'start',
    ending: 'ending',
    missing: 'missing',
    oneChoice: '{count} choice',
    choices: '{count} choices',
    unreached: 'not reached',
    mark: { error: 'to mend', hint: 'worth a look', person: 'for an editor' },
  },

  scene: {
    label: 'Scene',
    name: 'Name',
    nameHint: 'Choices lead here by this name. Renaming changes them too.',
    nameFaults: {
      blank: 'A scene needs a name.',
      taken: 'Another scene has this name.',
      long: 'At most {count} characters.',
    },
    title: 'Title',
    titleHint: 'Readers see it in the thread of scenes, and as the name of an ending.',
    text: 'Text',
    oneWord: '{count} word',
    words: '{count} words',
    isStart: 'The story starts here.',
    makeStart: 'Start here',
    play: 'Play from here',
    delete: 'Delete scene',
    missing: 'No scene has the name “{name}”.',
    create: 'Create this scene',
    ledBy: 'Led to by',
    ledByNone: 'No choice leads here.',
    ledByOne: '{name}, choice {number}',
    more: 'and {count} more',
  },

  cover,
  sketch,

  choice: {
    list: 'Choices',
    none: 'Without choices this is an ending.',
    label: 'Choice {number}',
    text: 'What the player does',
    target: 'Leads to',
    unknown: 'No scene has this name.',
    nowhere: 'It leads nowhere yet.',
    create: 'New scene from choice {number}',
    createShort: 'New scene',
    go: 'Go to {name}',
    up: 'Move choice {number} up',
    down: 'Move choice {number} down',
    remove: 'Remove choice {number}',
    add: 'Add choice',
    full: 'A scene has at most {count} choices.',
  },

  graph: {
    label: 'Map of the story',
    scene: '{name}, {kind}',
    way: 'From {from}, choice {number}, to {to}',
    wayFailing: 'From {from}, choice {number} where it fails, to {to}',
    keys: 'Tab moves from scene to scene, Enter opens one, Delete removes it. Every change can also be made in the outline.',
    wayKeys: 'Enter opens the choice. Delete removes it.',
    moved: 'Scene moved.',
    controls: 'View of the map',
    zoomIn: 'Closer',
    zoomOut: 'Further away',
    fit: 'Show the whole story',
    tidy: 'Tidy up',
    minimap: 'Small map',
    handle: 'Draw a choice',
    noScene: 'no such scene',
    tooLarge:
      'This story has {count} scenes; the map draws at most {most}. The outline shows all of them, and finds each by its words.',
  },

  faults: storyFaults,
  importNotes,

  json: {
    /** What the code editor says itself, by its own words. */
    phrases: {
      'Control character': 'Control character',
      'Selection deleted': 'Selection deleted',
      'Fold line': 'Fold line',
      'Unfold line': 'Unfold line',
      'Folded lines': 'Folded lines',
      'Unfolded lines': 'Unfolded lines',
      'folded code': 'folded code',
      unfold: 'unfold',
      to: 'to',
      Diagnostics: 'What is wrong',
      'No diagnostics': 'Nothing is wrong',
      close: 'close',
      Completions: 'Completions',
    },
    code: 'Code editor',
    plain: 'Plain text',
    editors: 'Editor',
    label: 'Structure as JSON',
    refused:
      'That was more than 8 MB, and a story takes at most 2 MB. It was not taken, and what was here is unchanged.',
    tooLarge: 'This is too much for the code editor, so it stands in a plain field.',
  },

  review: {
    counts: 'What was found',
    error: '{count} to mend',
    person: '{count} for an editor',
    hint: '{count} worth a look',
  },

  play: {
    title: 'Play from “{name}”',
    note: 'The built-in storyteller tells it. It costs no credits, and nothing is kept.',
    told: 'What was told',
    begin: 'Beginning...',
    waiting: 'The storyteller thinks...',
    own: 'In your own words',
    act: 'Act',
    immerse: 'Immerse',
    onward: 'Continue',
    restart: 'Begin again',
    close: 'Close',
    at: 'Scene: {name}',
    goScene: 'Go to this scene',
    xp: '{count} XP',
    ending: 'The story has reached an ending: {title}',
    you: 'You: {words}',
    looked: 'You look closer.',
    wentOn: 'You go on.',
    failed: 'This turn could not be told.',
    ...testPlay,
  },

  manuscript: {
    open: 'Proof',
    title: 'All of the text',
    count: '{scenes} scenes, {words} words',
    print: 'Print',
    close: 'Back to the desk',
    to: 'to {name}',
    start: 'The story starts here.',
    ending: 'An ending.',
    blank: 'No text yet.',
  },

  ink: {
    title: 'This story runs as ink',
    about:
      'Its own program plays it: lists, chance, functions and all. Its scenes are written in ink, not here. To change it, change the ink and import it again; what you export is the ink as it stands here.',
    walked:
      'Of {ways} ways at random {ended} came to an ending; the longest took {longest} choices. Nothing beyond these ways is proven.',
    source: 'Source of the ink',
    play: 'Try it out',
  },
  keptNotes: {
    title: 'Notes of the import: {count}',
    about:
      'What the file had and this story has not. They are saved with the story; readers never see them.',
    effects: { story: 'Changes the story', looks: 'Changes only its looks' },
    line: 'Line {line}',
    go: 'Go to scene',
    dismiss: 'Dismiss',
    dismissAll: 'Dismiss all',
    more: 'And {count} more, once these are dismissed.',
  },
  exchange: {
    import: 'Import',
    asInk:
      'It will run as ink: its own program plays it, and its scenes are not edited here. Why, the note below says.',
    asScenes: 'It becomes scenes that can be edited here.',
    asPage: {
      label: 'This page brings its own engine',
      scenes:
        'Turn into scenes: they can be edited here, and what the engine does beyond that is lost',
      page: 'Play as it is: by its own engine ({format}), as its author published it',
      meaning:
        'The page takes the place of all scenes. It is not edited here: to change it, publish it anew and import it again. It runs shut off from this site and from the network, so sounds, fonts and pictures from elsewhere are missing. Its words are not looked at and nothing is simulated.',
      needed:
        'It becomes scenes. To have a story of Twine played as it is, by its own engine, import the page that Twine publishes to a file; this source has no engine in it.',
      failed:
        'The page was not kept: it is larger than 8 MB, your room for pages is full, or there is no connection. Nothing was changed.',
      plays: 'Played by its own page',
      playsMore:
        'The engine of this story ({format}) plays it in the reader’s browser, shut off from this site and from the network. To change it, publish it anew and import it again. Nothing of it is simulated here, and no certificate says how it ends.',
    },
    exports: {
      json: 'Export JSON',
      twee: 'Export Twee',
      sugarcube: 'Export Twee for SugarCube',
      twine: 'Export Twine page',
      ink: 'Export ink',
      gamebook: 'Export a gamebook (EPUB)',
      gamebook_page: 'Export a gamebook to print',
      page: 'Export a page that plays',
    },
    bring: 'Bring a story',
    dropHere: 'Drop a file, several, a folder or a zip here, or choose them.',
    chooseFiles: 'Choose files',
    chooseFolder: 'Choose a folder',
    readable:
      'Twine pages and Twee, ink, scenes of ChoiceScript, and JSON of ours. Nothing in them is run.',
    stop: 'Stop',
    others: 'Choose others',
    steps: {
      unpacking: 'Unpacking the files',
      reading: 'Reading the scenes',
      walking: 'Walking it beside its original',
      keeping: 'Keeping its pictures',
    },
    reading: 'Reading {name}...',
    refused: '{name} could not be read',
    line: 'Line {line}: {message}',
    title: 'Import “{title}”?',
    summary: '{scenes}, {endings}.',
    replaces: 'They take the place of the scenes that are here now. This can be undone.',
    bringAll:
      'Take its title, description, prompt, commands, tags, cover and settings too; the fields of the other tabs are overwritten.',
    tooLarge:
      'They take {size} KB, and only {most} KB can be saved. You can shorten them here before you save, or part the story in two in the tool that it comes from.',
    clean: 'Everything was carried over as it was.',
    same: 'Walked beside its original on {ways} ways: nothing differed. {proof}',
    differs:
      'On {differences} of {ways} ways that were walked it differs from its original, first in “{node}”. {proof}',
    byEngine: 'The original was played by ink’s own engine.',
    byReader: 'The original was played by our reader of its format, not by its own engine.',
    original: 'There',
    imported: 'Here',
    notes: '{count} things were not carried over as they were',
    oneNote: 'One thing was not carried over as it was',
    passage: 'Passage',
    lineHead: 'Line',
    message: 'What became of it',
    whole: 'The whole story',
    moreNotes: 'And {count} more of the kind.',
    effect: 'Show what',
    effects: {
      all: 'changes anything ({count})',
      story: 'changes the story ({count})',
      looks: 'changes only its looks ({count})',
      nothing: 'changes nothing for readers ({count})',
    },
    places: '{message} ({count} places)',
    mends: {
      title: 'Made to fit here',
      about: 'Without its tick a scene comes as it was, and the review names it.',
      all: 'All of them ({count})',
      kinds: {
        text: 'Parted in {count}',
        choices: 'Choices on {count} pages',
        label: 'Words of choice {count} cut',
        empty: 'Marked as without text',
        unreached: 'Marked as not reached',
      },
      more: 'And {count} more, which stay or go with all of them.',
    },
    kept: 'What changes the story or its looks is kept with the draft, up to {count} notes.',
    replace: 'Replace the scenes',
    keep: 'Keep what is here',
    close: 'Close',
    failed: 'The file could not be written.',
    playedPage:
      'One file with the story, its pictures and its storyteller: it plays in any browser, without a network.',
    twinePage:
      'In Twine, choose Library, then Import, and take this file; it plays with SugarCube 2.',
    untitled: 'Untitled story',
  },
} as const
