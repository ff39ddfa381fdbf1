import type { PlayerAction } from '@kathasagar/story/vocabulary'

import common from '../en/common.json' with { type: 'json' }
import { BUTTON_COMMANDS, COMMAND_IDS, COMMANDS, keysOf } from '../../commands/commands.ts'
import type { Guidebook } from './guidebook.ts'
import { howPlayersWrite } from './howPlayersWrite.ts'
import { richStories } from './richStories.ts'
import { voices } from './voices.ts'

const ACTION_MEANINGS: Readonly<Record<PlayerAction, string>> = {
  custom_action:
    'does what you typed. The storyteller first decides what it means in this story, then narrates it. You can leave the path; after a few turns, the story leads you back.',
  continue: 'continues the story without a choice.',
  immerse: 'describes the scene more closely, and offers two choices.',
  show: 'shows a picture of the scene.',
  undo: 'reverts the last turn, including place and XP. Credits for an answer that you received are not refunded.',
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
  lead: 'What you need to play and write stories, in ten minutes.',
  sections: [
    {
      id: 'getting-started',
      title: 'Getting Started',
      body: `Open a story from the home page, press **PLAY**, and read. Below the text are the author’s choices. Select one, or type anything else in your own words.

${commandList}

Each control shows its price before you press it. **XP** belongs to one playthrough: actions cost XP, and new scenes earn it. You can always continue: if you have less XP than **Continue** costs, it costs what you have left. **Credits** pay for storytellers and painters that use a provider’s model. The built-in storyteller costs no credits. A picture that this site draws costs credits once per scene, and a picture that belongs to the story is free. You can finish every story without credits.

Keyboard: **Enter** sends your action, ${commandKeys}, **1 to 9** select a choice, **Escape** shows the whole text at once, **?** lists all keys. You can turn the keys off in that list.`,
    },
    {
      id: 'stars-and-tasks',
      title: 'Stars, Levels and Tasks',
      body: `[Your progress](/profile) shows a lamp for every star. You earn stars by completing tasks: some restart every day, some mark your progress, and some are special achievements. A completed task also pays coins, which are another name for credits. You lose nothing if you skip a day: stars and levels only grow.`,
    },
    {
      id: 'on-your-device',
      title: 'On Your Device',
      body: `Your browser can install the site as an app. Look for *Install* or *Add to home screen* in its menu.

Without a network, the app still opens, and so do the last three stories you read, up to the latest text you received. You can continue a story in which you have made a turn: the built-in storyteller narrates it, and your turns are added to your account when the network is back. If you have played the story elsewhere in the meantime, both paths are saved. A line shows what works offline and what is waiting to be sent.

The stored data belongs to your account. When you **Log out**, it is deleted from the device, along with text that you had not sent. When a new version of the site is available, a notification offers it. The site never updates itself while you play.`,
    },
    {
      id: 'for-authors',
      title: 'For Authors',
      body: `[Compose](/create-story) opens a story on four tabs. You only need **Basic Info** to save. Until then, your text is stored on your device.

A story is a graph of scenes. Each scene has a text and choices, each choice names the scene it leads to, and a scene without choices is an ending. You can write the story as an **outline**, on the **map**, or as **JSON**. These are three views of the same story, with undo.

The **review** checks your story. It finds choices that lead nowhere, scenes that nobody can reach, places from which no ending can be reached, choices with the same text, and prices that nobody can pay. It names the scene and says what to do. Before readers get the story, it also requires a text of your own: no placeholder such as "Desc" or *lorem ipsum*, none of the scenes that every new story begins with, at least 100 words in 3 scenes with 1 ending, and a description of 5 words. A draft has no such rules. If the story can be played to an end, the review shows a **certificate**: every ending, the shortest path to it, and what a thousand readers would see. **Play from here** lets you play the story from any scene, free of charge.

On **Gameplay**, you set the starting XP of a playthrough, how fast XP grows, and what commands cost. *Max Health*, *Inventory Slots* and *Skill Check Difficulty* are for stories with health, items to carry, or choices that can fail. You can mark a scene as grave, so that a connected model narrates it plainly. You can also add a soft sound of rain, a river or a fire; readers hear it if they turn sound on.

A story can remember what happened, contain people who speak, and answer free text: see [how to write this](#living-stories). See also [how to give a story a voice](#voices), with passages before and after.

You can import a story from Twine, Twee or ink, and export yours as Twee or JSON. The import lists everything that it could not convert, with the line.

**Publish** runs the review again. A story without problems is published at once. If a person must decide, the story waits for an editor, for example because of harmful words of the kinds that are also declined in players’ input. When you save a published story, your changes are a draft until you publish them, and players in the middle of the story finish the version they began. [Creations](/my-stories) shows how often a story was played, which endings were reached and where readers left.

**Why this answer?** In test play, type what a player might type, and open this line below the answer. It shows which choices, replies and topics were similar, which of your phrases matched, a score from 0 to 1, and what decided the result. Above it is the state of the story. You can set a value by hand, and the test play uses it until you press **Restart**.

**Free inputs** opens from the statistics of a story. It lists the free text that at least two players typed in the last thirty days, with the scene and what was understood. It names no players, and never stores addresses, long numbers or declined text. Show only text that was not understood, go to the scene, and write a reply, a topic or another wording of a choice.`,
    },
    howPlayersWrite,
    richStories,
    voices,
    {
      id: 'for-admins',
      title: 'For Admins',
      body: `The administration has its own address, [here](/admin). Only admins can open it. Each page checks your permissions on the server, and you need to enter your password before you change permissions.

- **Overview** shows what is waiting, and plays, failures and credits by day.
- **Stories** lists every story in every state. The address contains the search and filters, so you can send a view to a colleague. A switch features a story. Archiving, taking down and deleting need a confirmation, and a story that has been played can only be archived.
- **Categories** and **Tags** can be named, ordered, coloured and merged. Their stories are kept when you merge them.
- **Review** contains what only a person can decide: stories that wait, the longest waiting first, and reports from players. You read the text, play it, then approve it or send it back with a reason. The author can read the reason.
- **Users** finds a person by name or address. With a reason, you can give premium access or credits, suspend a user, or make a user an admin. You can’t remove the last admin.
- **Audit** shows who did what, to whom, and when, for the number of days that its page shows.

You can read a player’s session only if that player reported it, and the log records that you read it. Operators find the settings and the command line in the repository's \`docs/OPERATIONS.md\`.`,
    },
    {
      id: 'account-questions',
      title: 'Account Questions',
      body: `**Why should I confirm my e-mail?** You receive 80 credits, and your e-mail is the only way to reset a forgotten password. The link works for one day. You can request a new one on the [verification page](/verify-email).

**I forgot my password.** Request a link on [this page](/forgot-password). It works once, within an hour, and logs you out on all devices.

**Somebody else may be logged in.** Your settings list all your devices. You can log out one or all of them.

**How do I leave?** In your settings, you can download all your data as one file, and close the account. If you log in within seven days, the account opens again.`,
    },
    {
      id: 'privacy-security',
      title: 'Privacy & Security',
      body: `Only you can open your playthroughs. Authors see counts, and text with the same meaning that two or more players typed. They never see a name, an address or a long number. If the operator has connected an AI provider to narrate, moderate, paint or read aloud, the passage it needs is sent without your name; if none is connected, no word leaves this server. See the [Privacy Policy](/privacy-policy) for details.

A storyteller writes its text for you at that moment. If a story upsets you, close it. You lose nothing. If it should not be on this site, report it from its page.`,
    },
  ],
}
