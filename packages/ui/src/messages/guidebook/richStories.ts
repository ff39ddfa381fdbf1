import type { GuidebookSection } from './guidebook.ts'
import { peopleExample, scenesExample, stateExample } from './richExamples.ts'

export const richStories: GuidebookSection = {
  id: 'living-stories',
  title: 'Stories That Remember',
  body: `A story can remember what happened, contain people who speak, and answer input that matches no choice. All of this is optional: a story without it works as before. The tabs above the scenes contain these parts, each scene has its own fields, and the **JSON** view shows the same content as text. The examples below form one story.

**State** is what the story remembers. A variable is yes or no, one value of a list, a whole number in a range, text that the player types, or health. The player sees its label once the variable is yes, is a number, or no longer has its first value. Write a label that is true wherever the variable is set, and mention the same fact in the choice or its recall. You can give each value of a list a text of its own.

${stateExample}

**Conditions** check the state: \`trust >= 2 and not knows_pass\`, or \`apron == "you"\`. You can use names, whole numbers, texts in quotes, \`true\` and \`false\`; \`== != < <= > >=\`, \`and or not\`, \`+ -\`, and brackets. An empty condition is always true. While you type, the editor suggests names: **Tab** or **Enter** inserts one, **Escape** closes the list.

**Effects** change the state. In a field, write \`trust +1, knows_pass = true\`; in the JSON, write \`"sets": { "trust": "+1", "knows_pass": true }\`. A number always stays in its range. \`trust %+20\` raises a percentage by a fifth of its distance to 100, and \`trust %-20\` lowers it by a fifth of its value, so high values grow slowly. You can also set a random value: \`trust = ?1..3\` picks a number, \`apron = ?you|nobody\` one of these values, and \`?\` alone any possible value. If the player undoes the turn and repeats it, the result is the same.

**Cast** lists the people who can speak. A topic is a person’s answer to a question about a subject. If no topic matches, the person uses a line for that kind of input (**replies**: why, who, a yes-or-no question, an insult …), or else one of their evasive answers. **Things** can be present in a scene, and players can ask about them and use them. A **codex** page names your sources. A **picture** of your own (a plate in the JSON) has a description for people who cannot see it; a scene names the picture that **Show** displays there.

${peopleExample}

**A scene** lists the people and things that are present. Nobody else speaks there. It also sets the effects of arriving, the codex pages that open, the sentences for a player who stays, the result of **Immerse**, and whether the scene is grave. **A choice** can have other wordings, answers to a riddle, a condition, a reason shown while it is closed, an effect, and a sentence with which an ending recalls it. **A reply** (\`reactions\` in the JSON) is your answer to other input; it stays in the scene or leads to another one. Replies in the tab of that name apply in every scene.

${scenesExample}

**Varied text** is written in braces. \`{trust >= 2: one text | another}\` depends on a condition, and \`{first|second|later}\` on how often the text was shown. \`{&day|night}\` alternates, and \`{!only once}\` appears once. \`{=trust}\` shows the current number, list value or typed text. For a literal brace, write \`\\{\`. If the story has a state, you can vary the text of scenes, replies, topics and close-ups, and the lines of people and places.

**Text fields of a scene** (\`asks\`) appear above its choices. You can use the typed text from the next scene on. Its value is not known in advance, so a condition can only compare it with texts in quotes. The review tries each of these texts, and any other input.

**Health, items and checks.** A health variable (\`warmth\` above) ranges from 0 to *Max Health* and starts full. The player sees it. You write what happens at 0, for example with the condition \`warmth <= 0\`. An item that can be carried is named \`has_\` and its id: \`has_bag\` takes it, \`not has_bag\` drops it, and conditions and texts can use the name. A choice that would exceed *Inventory Slots* is closed and shows why. A choice with a **check** can fail. Its button shows the chance of success: 75% if it is easy, 50% if it is medium, 25% if it is hard. A number that helps changes the chance by up to 20 percentage points. You write what happens on failure, where it leads and what it sets. If the player undoes the attempt and repeats it, the result is the same.

**Facts about the player.** The game remembers whom the player told, asked, promised, gave or hurt something, also in free text. Your story can use these facts: \`promised_jamuna\`, \`told_jamuna\`, \`gave_letters\`, \`hurt_anyone\`, \`is_called\`. You only need a state; you don’t declare the facts. \`{promised_jamuna: You promised {=promised_jamuna}.}\` shows what the player promised. The review reports an id that belongs to no person or thing.

**The review** plays through your story in all its possible states. It reports choices that never open, conditions that are never true, scenes from which no ending can be reached in some state, topics that nobody can reach, riddles without an answer, variables that are set but never read or read but never set, codex pages that no scene opens, values that the player would see as an id, pictures that no scene shows, and people or things that a text names before the player has met them. **Show the path** shows how a player gets there, and the button beside it opens the field. If a story has too many states, the review says so and plays it at random instead.

Tools can read the complete format as a JSON Schema at \`/api/v1/story.schema.json\`.`,
}
