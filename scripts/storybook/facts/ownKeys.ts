import type { KeyFact } from './keyFacts.ts'

/** What the handlers of a piece's own do; the names of the keys are held against its source. */
export const OWN_KEYS: Readonly<Record<string, readonly KeyFact[]>> = {
  CommandPanel: [['Enter', 'In the field: acts with the words']],
  MemoryPanel: [
    ['Esc', 'Closes the panel'],
    ['Enter', 'While a memory is mended: keeps it; with Shift begins a line'],
  ],
  ModelPicker: [
    ['Arrow Down', 'On the button: opens the list at the chosen model'],
    ['Esc', 'Closes the list and chooses nothing'],
  ],
  NameField: [
    ['Arrow Down', 'Opens the list of names; then the next one'],
    ['Arrow Up', 'The name before'],
    ['Enter, Tab', 'Takes the name'],
    ['Esc', 'Closes the list'],
  ],
  PhraseList: [
    ['Enter', 'Adds what was typed'],
    ['Backspace', 'In the blank field: takes the last phrase back into it'],
  ],
  SectionPager: [
    ['Arrow keys, Page Up, Page Down', 'A section back or on, or further in a long one'],
    ['Home, End', 'To the first or last section'],
  ],
  StoryParts: [
    ['Enter', 'Keeps the new name of a part'],
    ['Esc', 'Gives the old name back'],
  ],
  StructureEditor: [
    ['Ctrl or Command Z', 'Takes the last change back'],
    ['Ctrl or Command Y, Shift Ctrl or Shift Command Z', 'Makes it again'],
    ['Enter', 'In a field: does not send the form around the editor'],
  ],
  StructureGraph: [
    ['Enter', 'On a scene: opens it'],
    ['Delete, Backspace', 'On a scene: deletes it'],
  ],
  StructureInspector: [
    ['Enter', 'Keeps a new name, or the scene a choice leads to'],
    ['Esc', 'Gives the old one back'],
  ],
  StructureOutline: [['Enter', 'In the search: opens the first scene found']],
}
