import type { PlayerAction } from '@kathasagar/story/vocabulary'

import common from '../en/common.json' with { type: 'json' }
import { BUTTON_COMMANDS, COMMAND_IDS, COMMANDS, keysOf } from '../../commands/commands.ts'
import type { Guidebook } from './guidebook.ts'
import { howPlayersWrite } from './howPlayersWrite.ts'
import { richStories } from './richStories.ts'
import { voices } from './voices.ts'

const ACTION_MEANINGS: Readonly<Record<PlayerAction, string>> = {
  custom_action:
    'does what you typed. The storyteller first judges what it means in this story, then tells it. You may wander; after a few turns the tale takes you by the sleeve.',
  continue: 'goes on without a choice of yours.',
  immerse: 'looks closer at where you are, and offers two ways on.',
  show: 'has the scene painted.',
  undo: 'takes back the last turn: place, XP and all. Credits for an answer you received are not returned.',
}

const commandList = COMMAND_IDS.map(
  (id) => `- **${common.story.sharedCommands[id]}** ${ACTION_MEANINGS[id]}`,
).join('\n')

const commandKeys = BUTTON_COMMANDS.flatMap((id) => {
  const { shortcut } = COMMANDS[id]
  return shortcut === null
    ? []
    : [`**${keysOf(shortcut)}** ${common.story.sharedCommands[id].toLowerCase()}`]
}).join(', ')

export const guide: Guidebook = {
  title: 'The Guide',
  lead: 'Ten minutes of reading, and then you need never read it again.',
  sections: [
    {
      id: 'getting-started',
      title: 'Getting Started',
      body: `Open a story from the home page, press **PLAY**, and read. Under the text stand the ways the author laid out; choose one, or say anything else in your own words.

${commandList}

Each control shows its price before you press it. **XP** is the fuel of one playthrough: it is spent on actions and won by new scenes. You can't be stranded by poverty: going on costs what is left, if it is less. **Credits** pay storytellers and painters behind whom the operator has put a provider’s model. What this site tells by itself costs none; what it draws by itself is paid once a scene, and a picture that the story has is free. Any story can be finished without credits.

The keys: **Enter** acts, ${commandKeys}, **1 to 9** choose, **Escape** shows a text whole, **?** lists them all. You can switch them off there.`,
      pictures: [
        {
          src: '/shots/story',
          alt: 'The page of a story: its cover, the button PLAY, what it tells of, and figures such as scenes and endings.',
        },
        {
          src: '/shots/play',
          alt: 'A session: what was told last, two ways on as buttons, the field for an action of your own, and below it Continue, Immerse, Show and Undo with their prices.',
        },
        {
          src: '/shots/ending',
          alt: 'An ending: its number among all endings of the story, its text, scenes, turns and XP, and five stars to rate the telling.',
        },
      ],
    },
    {
      id: 'stars-and-tasks',
      title: 'Stars, Levels and Tasks',
      body: `[Your progress](/profile) lights a lamp for every star. Stars come from tasks: some begin anew each day, some mark how far you have come, some are feats. A finished task also pays coins, which are credits under another name. Nothing is lost by a day away: stars and levels only grow.`,
      pictures: [
        {
          src: '/shots/progress',
          alt: 'Your Progress: the level under an arch of lamps, the coins, and rows of tasks with what they pay and how far they are done.',
        },
      ],
    },
    {
      id: 'on-your-device',
      title: 'On Your Device',
      body: `Your browser can install the site as an app: look for *Install* or *Add to home screen* in its menu.

Without a network the app still opens, and so do the three stories you read last, as far as they were told. A story in which you have made a turn goes on: the built-in storyteller tells it, and your turns join your account when the network is back. If you have played it elsewhere meanwhile, both ways are kept. A line says what goes on and what waits.

What is kept belongs to your account. **Log out**, and it is gone from the device, along with words you had not sent. When a newer version of the site is there, a notice offers it; it never loads itself while you play.`,
    },
    {
      id: 'for-authors',
      title: 'For Authors',
      body: `[Compose](/create-story) opens a story on four tabs. Only **Basic Info** is needed to save; what you type is kept on your device until then.

A story is a graph of scenes. Each scene has a text and choices, each choice names the scene it leads to, and a scene without choices is an ending. Write it as an **outline**, on the **map**, or as **JSON**: three views of the same thing, with undo.

Beside you stands a careful reader, the **review**. It finds a choice that leads nowhere, a scene nobody can reach, a place from which no ending can be found, two choices that say the same, a price nobody can pay; it names the scene and says what to do. It also asks for a text of your own before readers get the story: no placeholder such as "Desc" or *lorem ipsum*, none of the scenes that every new story begins with, at least 100 words in 3 scenes with 1 ending, and a description of 5 words. A draft may be anything. Where a story can be played through it shows a **certificate**: every ending, the shortest way to it, and what a thousand readers would meet. **Play from here** lets you walk the story from any scene, free of charge.

On **Gameplay** you set the XP that a playthrough begins with, how fast it grows and what commands cost. *Max Health*, *Inventory Slots* and *Skill Check Difficulty* are the rules of stories that keep count of health, let things be carried, or have choices that may fail. A scene may be marked as grave: a connected model tells it plainly. It may sound of rain, of a river or of a fire, softly; readers hear that once they turn sound on.

A story may remember what was done, have people who speak and answer words of any kind: [how that is written](#living-stories) stands in a section of its own. So does [how a story gets a voice](#voices), with passages before and after.

You may bring a story along from Twine, Twee or ink, and take yours away as Twee or JSON. What could not be carried over is listed with its line.

**Publish** runs the review once more. A clean story is out at once; what only a person can judge waits for an editor: so do words that do harm, of the kinds that players’ own words are declined for. When you save a published story, your changes are a draft beside it until you publish them, and those who are in the middle of the story finish the version they began. [Creations](/my-stories) shows how often a story was played, which endings were found and where readers left.

**Why this answer?** In test play you may say what a player would, and open that line under what was told: which choices, reactions and topics came near, by which of your phrases, with a score from 0 to 1, and what settled it. Above it stands what the story remembers; set a value by hand, and the play goes on with it until you begin again.

**Free inputs** opens from the insight of a story. It lists the free text of the last thirty days that two players or more typed, with the scene and with what was understood. Nobody is named, and addresses, long numbers and declined words are never stored. Show only what was not understood, go to the scene, and write a reaction, a topic or another way to say a choice.`,
      pictures: [
        {
          src: '/shots/outline',
          alt: 'The structure of a story: its scenes as an outline on one side, and the scene that is open, with its name, title and text, on the other.',
        },
        {
          src: '/shots/review',
          alt: 'The review of a draft: a choice leads to a scene that is not there, with the scene’s name and what to do about it.',
        },
      ],
    },
    howPlayersWrite,
    richStories,
    voices,
    {
      id: 'for-admins',
      title: 'For Admins',
      body: `The administration has a door of its own, [here](/admin). It opens for admins alone; each page asks the server anew who you are, and before rights are changed you are asked for your password.

- **Overview** shows what waits, and plays, failures and credits by day.
- **Stories** lists every story, whatever its state. Search and filters stand in the address, so a view can be sent to a colleague. A switch features a story; archiving, taking down and deleting ask first, and what was played can only be archived.
- **Categories** and **Tags** are named, ordered, coloured and merged; what is merged keeps its stories.
- **Review** holds what only a person can judge: stories that wait, the longest waiting first, and what players reported. You read the text, play it, then approve it or send it back with a reason. The author reads that reason.
- **Users** finds a person by name or address. With a reason you give premium access or credits, suspend, or make somebody an admin. The last admin can't be lost.
- **Audit** tells who did what, to whom, and when, as many days back as its page says.

You read a player's session only through that player's own report, and that you read it is in the log. Operators find the settings and the command line in the repository's \`docs/OPERATIONS.md\`.`,
      pictures: [
        {
          src: '/shots/admin-stories',
          alt: 'The list of all stories for admins: title, author, category, tags, premium, a switch for featured, and figures.',
        },
        {
          src: '/shots/admin-review',
          alt: 'A story that waits for an editor, with what the review found and the buttons Approve and Reject.',
        },
        {
          src: '/shots/admin-users',
          alt: 'The list of users for admins: name, role, credits, stories, and a button to manage each.',
        },
      ],
    },
    {
      id: 'account-questions',
      title: 'Account Questions',
      body: `**Why should I confirm my e-mail?** You receive 80 credits, and it is the only way back in when you forget your password. The link works for a day; ask for a new one on the [verification page](/verify-email).

**I forgot my password.** Ask for a link on [this page](/forgot-password). It works once, within an hour, and signs you out everywhere.

**Somebody else may be signed in.** Your settings list every device, and sign out one or all of them.

**How do I leave?** Your settings hand you all your data as one file, and close the account. For seven days signing in opens it again.`,
    },
    {
      id: 'privacy-security',
      title: 'Privacy & Security',
      body: `Only you can open what you play. Authors see counts, and what two players or more tried in words that mean the same; never a name, an address or a long number. Where the operator has connected an AI provider, to tell, to moderate, to paint or to read aloud, the passage it needs is sent without your name; where none is connected, no word leaves this server. The [Privacy Policy](/privacy-policy) says it in full.

What a storyteller tells is made up for you in that moment. If a story upsets you, close it: nothing is lost. If it should not be here at all, report it from its page.`,
    },
  ],
}
