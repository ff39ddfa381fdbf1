/** English messages of invalid form fields, which the user interface translates. */
export const FORM_MESSAGES = {
  fieldsMissing: 'Please fill out all fields',
  identifierMissing: 'Username or email is required',
  identifierShort: 'Username or email must be at least 3 characters',
  identifierLong: 'Username or email cannot exceed 50 characters',
  usernameMissing: 'Username is required',
  usernameShort: 'Username must be at least 3 characters',
  usernameLong: 'Username cannot exceed 30 characters',
  usernameChars: 'Username can only contain letters, numbers, and underscores',
  usernameTaken: 'This username is already taken',
  emailMissing: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  emailTaken: 'An account with this email already exists',
  passwordMissing: 'Password is required',
  passwordShort: 'Password must be at least 8 characters',
  passwordLong: 'Password cannot exceed 128 characters',
  passwordWeak: 'Password must include uppercase, lowercase, number and special character',
  passwordCommon: 'This password is too easy to guess. Please choose another.',
  confirmMissing: 'Please confirm your password',
  confirmDiffers: 'Passwords do not match',
  displayNameLong: 'Display name cannot exceed 50 characters',
  handleChars: 'A handle has 3 to 30 small letters, numbers and underscores',
  handleTaken: 'This handle is not free. Choose another.',
  handleFixed: 'This account has had five handles already. Choose one of them.',
  aboutLong: 'This cannot exceed 600 characters',
  wordsHarmful: 'These words cannot stand here. Please say it another way.',
  avatarInvalid: 'Enter an address that begins with https://',
  currentPasswordWrong: 'This is not your current password',
  providerNameTaken: 'Another provider has this name',
  providerAddressMissing: 'A server of this kind has no address of its own: enter one',
  providerAddressInvalid: 'Enter an address that begins with http:// or https://',
  providerAddressInside:
    'This address lies inside your network. Allow that, or enter a public address',
  providerKeyAgain: 'The key belongs to the address from before. Enter the key for the new one',
  providerKeyMissing: 'Enter a key for this kind of server',
  ownKeyAddressInside: 'This address is not one of the open internet. Enter a public one',
  ownKeyMissing: 'Enter your key',
  ownKeyModelMissing: 'Enter the name of a model',
  providerUnknown: 'There is no such provider any more',
  providerUnfit: 'A server of this kind cannot do what this model is asked for',
  modelRoomSmall: 'This leaves no room for the story: allow more context or a shorter answer',
  modelTellsNothing: 'Only a storyteller can be tried',
  pictureLarge: 'The picture is larger than 10 MB',
  pictureUnreadable: 'It is no picture that can be read: choose a JPEG, PNG, WebP, GIF or AVIF',
  picturePixels: 'It is a picture of too many pixels: 40 million can be read',
  picturesFull:
    'There is no room left for this picture. “Your pictures” shows how much there is: delete some there',
  pictureOfAnother: 'This picture is not one of yours. Upload it first',
  pageLarge:
    'The page is larger than 8 MB. Publish it without pictures and sounds, or import its scenes',
  pageUnplayable:
    'It is no published page of Twine with its engine. Publish the story to a file first',
  pagesFull: 'The room for your pages is full. Delete stories that are played by one',
  pageUnknown: 'The page that plays this story is not here. Bring it again',
  noPassword: 'This account has no password yet. Choose one by mail first.',
} as const

export type FormErrorCode = keyof typeof FORM_MESSAGES

export const formMessage = (fault: string): string =>
  (FORM_MESSAGES as Readonly<Record<string, string>>)[fault] ?? fault
