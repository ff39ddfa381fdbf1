import type { GuidebookSection } from './guidebook.ts'

export const howPlayersWrite: GuidebookSection = {
  id: 'how-players-write',
  title: 'How Players Write',
  body: `Many players type instead of pressing a choice. Most of what they type is short, and about half of it means one of your choices.

**They type the choice in other words.** For “Ask the ferryman about the light” you will see “talk to the boatman”, “whats that light”, “go see what the old man wants”. The site compares this text with the label of the choice and the text of the scene. A label with a verb and a name works best: “Ask the ferryman about the light”, not “Find out more”. Under each choice, **Add three ways to say this** suggests wordings. Change them, and add how you would say it to a friend. Five to eight for each choice are enough.

**They look at things.** “Look under the bench”, “read the sign”, “who is the old man?” The answer is a sentence of your scene that names the thing. Write one sentence about each thing that you name: who he is, what he holds, what the sign says.

**They talk.** “Hello”, “who are you?”, “can you help me?” Add the person to the **Cast** and to the scene, with two or three topics and a line for everything else.

**They try what you did not plan.** Sing, wait, run away, break the lamp. Use **Add a reply** to answer: write two or three ways a player would say it, then one or two sentences. A reply stays in the scene, or leads to another one. Write the three replies that you would enjoy most. All other input gets one neutral sentence and the choices again, and costs nothing.

**Check it.** Below the choices, *Understands 9 of 12 typical inputs* shows what common inputs get in this scene. Where it says *Not understood*, add a reply or another wording. Then press **Play from here** and type like somebody in a hurry, with spelling mistakes. After publication, *Free inputs* shows you the text that was not understood.`,
}
