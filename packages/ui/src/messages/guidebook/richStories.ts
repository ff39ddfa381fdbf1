import type { GuidebookSection } from './guidebook.ts'
import { peopleExample, scenesExample, stateExample } from './richExamples.ts'

export const richStories: GuidebookSection = {
  id: 'living-stories',
  title: 'Stories That Remember',
  body: `A story may remember what was done, have people who speak, and answer words that no choice carries. All of it is optional: a story without any of it plays as it always did. The tabs above the scenes hold the parts, each scene has fields for its own, and the **JSON** view shows the same in writing. The examples below belong together.

**State** is what the story remembers: yes or no, one of a list, a whole number in a range, words that the player types, or health. The label is what the player reads of it, once it has come about: a yes, a number or a value that is no longer the first one. So write a label that is true wherever it is set, and say in the choice or its recall what the label says. The values of a list may have words of their own.

${stateExample}

**Conditions** ask for it: \`trust >= 2 and not knows_pass\`, or \`apron == "you"\`. There are names, whole numbers, texts in quotes, \`true\` and \`false\`; \`== != < <= > >=\`, \`and or not\`, \`+ -\`, and brackets. A blank condition is always so. While you type, names are offered: **Tab** or **Enter** takes one, **Escape** closes the list.

**Effects** change it. In a field you write \`trust +1, knows_pass = true\`; in the JSON it is \`"sets": { "trust": "+1", "knows_pass": true }\`. A number never leaves its range. \`trust %+20\` brings a percentage nearer to a hundred by a fifth of what it lacks, \`trust %-20\` takes a fifth of it away: what is high grows slowly. Chance draws one of several: \`trust = ?1..3\` a number, \`apron = ?you|nobody\` one of these, and a \`?\` alone any value there is; undone and played again, it falls the same.

**Cast** is who can speak. A topic is what somebody answers when they are asked about it; where none fits, a line for the kind of what was said (**replies**: why, who, whether, an insult …), else one of their ways of not answering. **Things** can be here, asked about and used. A page of the **codex** tells what you draw from. A **plate** is a picture of your own, with words for those who cannot see it; a scene names the one that **Show** gives there.

${peopleExample}

**A scene** says who and what is there: nobody else ever speaks. What arriving sets, which pages open, what the place does to somebody who lingers, what **Immerse** shows, and whether it is grave stand with it. **A choice** may have other ways to say it, answers to a riddle, a condition, a reason that is shown while it is closed, an effect, and the line by which an ending recalls it. **A reply** (\`reactions\` in the JSON) is your answer to other words; it stays in the scene or leads to another one. Replies in the tab of that name hold everywhere.

${scenesExample}

**Text that varies** stands in braces: \`{trust >= 2: one text | another}\` by a condition; \`{first|second|later}\` by how often it was told, \`{&day|night}\` round and round, \`{!only once}\`; \`{=trust}\` shows a number, one of a list, or what was typed, as it is now. For a brace that is meant as one write \`\\{\`. It varies in scenes, reactions, topics, close-ups and the lines of people and places, as soon as the story has a state.

**What a scene asks** (\`asks\`) stands as a field above its choices, and what was typed is there from the next scene on. Nobody knows it beforehand: a condition may compare it with words in quotes, and the review walks each of them, and any other.

**Health, things that are carried, and checks.** A variable that is health (\`warmth\` above) goes from 0 to *Max Health* and begins full; the player sees it, and what comes at 0 you write, as under \`warmth <= 0\`. A thing that can be carried is known by \`has_\` and its id: \`has_bag\` takes it, \`not has_bag\` lets it go, and conditions and texts ask for it. A choice that takes one more than *Inventory Slots* is closed, and says so. A choice with a **check** may fail: its button shows how likely it is to succeed, 75% where it is easy, 50% where it is medium, 25% where it is hard, and a number that helps moves that by up to 20 either way. What happens then, where it leads and what it sets is yours. Taken back and tried again, it falls the same.

**What the player says.** A play remembers whom its player told, asked, promised, gave or hurt something, also in words of their own, and your story may ask for it: \`promised_jamuna\`, \`told_jamuna\`, \`gave_letters\`, \`hurt_anyone\`, \`is_called\`. Nothing has to be declared but a state, and \`{promised_jamuna: You promised {=promised_jamuna}.}\` shows what it was. An id that stands for nobody is told by the review.

**The review** walks your story together with all that it can remember. It names a choice that is never open, a condition that is never so, a place from which no ending can be reached in some state, a topic that nobody can reach, a riddle without an answer, what is set and never read or read and never set, a page that no scene opens, a value that the player would read by its id, a plate that no scene shows, and somebody or something that a text names before they were met on some way: **Show the path** tells that way, and the button beside it opens the field. A story with too many states is said to be so, and played at random instead.

Programs find all of this described as a JSON Schema at \`/api/v1/story.schema.json\`.`,
}
