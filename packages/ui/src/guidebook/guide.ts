import type { Guidebook } from './guidebook.ts'

/** How to play, and the questions that everybody asks. */
export const guide: Guidebook = {
  title: 'The Guide',
  lead: 'Ten minutes of reading, and then you need never read it again.',
  sections: [
    {
      id: 'getting-started',
      title: 'Getting Started',
      body: `Open a story from the home page, press **PLAY**, and read. Under the text stand the ways the author laid out; choose one, or say anything else in your own words.

- **Act** does what you typed. The storyteller first judges what it means in this story, then tells it. You may wander; after a few turns the tale takes you by the sleeve.
- **Continue** goes on without a choice of yours.
- **Immerse** looks closer at where you are, and offers two ways on.
- **Show** has the scene painted.
- **Undo** takes back the last turn: place, XP and all. Credits for an answer you received are not returned.

Each control shows its price before you press it. **XP** is the fuel of one playthrough: it is spent on actions and won by new scenes. You can't be stranded by poverty: going on costs what is left, if it is less. **Credits** pay storytellers and painters; *Kathakar* tells for nothing. Any story can be finished with an empty purse.

The keys: **Enter** acts, **Alt+C, I, S, U** continue, immerse, show and undo, **1 to 9** choose, **Escape** shows a text whole, **?** lists them all. You can switch them off there.`,
    },
    {
      id: 'for-authors',
      title: 'For Authors',
      body: `[Compose](/create-story) opens a story on four tabs. Only **Basic Info** is needed to save; what you type is kept on your device until then.

A story is a graph of scenes. Each scene has a text and choices, each choice names the scene it leads to, and a scene without choices is an ending. Write it as an **outline**, on the **map**, or as **JSON**: three views of the same thing, with undo.

Beside you stands a careful reader, the **review**. It finds a choice that leads nowhere, a scene nobody can reach, a place from which no ending can be found, two choices that say the same, a price nobody can pay; it names the scene and says what to do. Where nothing is left to mend it shows a **certificate**: every ending, the shortest way to it, and what a thousand readers would meet. **Play from here** lets you walk the story from any scene, free of charge.

You may bring a story along from Twine, Twee or ink, and take yours away as Twee or JSON. What could not be carried over is listed with its line.

**Publish** runs the review once more. A clean story is out at once; what only a person can judge waits for an editor. When you edit a published story, those who are in the middle of it finish the one they began. [Creations](/my-stories) shows how often a story was played, which endings were found, and what readers tried that no choice answered.`,
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
      body: `Only you can open what you play. Authors see counts, never names or private words. With the built-in storyteller no word leaves this server; where the operator has connected an AI provider, the passage it needs is sent without your name. The [Privacy Policy](/privacy-policy) says it in full.

What a storyteller tells is made up for you in that moment. If a story upsets you, close it: nothing is lost. If it should not be here at all, report it from its page.`,
    },
  ],
}
