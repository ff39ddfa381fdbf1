/** Words of the form in which admins write and change stories. */
export const adminForm = {
  newTitle: 'Add New Story',
  editTitle: 'Edit Story',
  loading: 'Loading story...',
  failed: 'Failed to fetch data. Please try again.',
  back: 'Back to Stories',
  view: 'View story',
  submit: { create: 'Create Story', update: 'Save Changes' },
  busy: { create: 'Creating...', update: 'Saving...' },
  cancel: 'Cancel',
  sections: {
    basic: 'Basic Information',
    shelves: 'Categories and Tags',
    settings: 'Story Settings',
    game: 'Game Configuration',
    structure: 'Story Structure (JSON)',
    versions: 'History',
  },
  fields: { story_system_prompt: 'Story System Prompt', is_featured: 'Featured' },
  hints: {
    story_system_prompt: 'Read by the storyteller alone: what it must keep to in this story.',
    is_featured: 'It is shown among the featured once it is published.',
  },
  expired: 'Authentication failed. Please log in again.',
  forbidden: {
    create: 'You do not have permission to create stories',
    update: 'You do not have permission to update stories',
  },
  invalid: 'Validation failed.',
  refused: { create: 'Failed to create story.', update: 'Failed to update story.' },
  done: {
    created: '“{title}” is a draft now.',
    updated: '“{title}” is saved.',
    waits: '“{title}” is saved and waits for an editor.',
    endAdded: 'A scene “end” was added, because a choice leads there.',
    emptied: 'It has no scenes: the JSON could not be read.',
    restored: 'Version {number} is the newest one again.',
  },
  unsound: {
    title: 'Save without any scenes?',
    text: 'The structure is no sound JSON. Saved like this, the story has no scenes at all: what is typed there is lost, and so are the scenes from before. Version {number} can be brought back from the history.',
    textNew:
      'The structure is no sound JSON. Saved like this, the story has no scenes at all, and what is typed there is lost.',
    mend: 'Mend it first',
    save: 'Save without scenes',
  },
} as const
