import type { Guidebook } from './guidebook.ts'

/** Every statement must match the behavior of the code. */
export const privacyPolicy: Guidebook = {
  title: 'Privacy Policy',
  revised: 'Last updated 27 March 2024',
  lead: 'What we know about you, why, and how you make us forget it.',
  sections: [
    {
      id: 'collected',
      title: 'Information We Collect',
      body: `**What you give us.** Username, e-mail address, display name, picture and words about yourself if you set them, and a password, of which we keep only an argon2id hash. Once a story of yours is published, your name, handle, picture and words about yourself stand on a page that everybody may read. If you sign in with Google, the number by which Google knows you. If you join the premium waitlist here, the name and the e-mail address you give there.

**What you do here.** The stories that you write, put into series, like, bookmark, rate, comment on and play, with every action that you typed and every answer; the authors you follow and the people you block; your notifications, for ninety days; your credits; your open sessions; and, only as hashes, the browsers and addresses from which you logged in, so that you can log in while somebody else guesses your password.

**If you play without an account.** Your actions and their answers, under a number that names nobody. They go into your account when you make one or sign in here, and are erased once nothing was done for thirty days.

**What we do not collect.** There is no advertising, no tracking by others, and no picture, font or script from elsewhere on our pages, except Google's own button where this site offers it. The one cookie is the token by which your browser is known when you sign in or begin to play. Your browser keeps your sign-in or what lets you play without one, the theme, the language, your reading preferences and, until you log out, the stories you read last and words you have not sent.`,
    },
    {
      id: 'use',
      title: 'How We Use It',
      body: `To let you in, to continue your story, to keep your place in it, to count credits fairly, to recommend what others read, and to write to you about your account: to confirm an address, to reset a password. Authors see how often their story was played, which endings were reached, where readers stopped, and for thirty days what two readers or more tried in words that mean the same; they never see who you are, what nobody else tried, nor words with an address or a long number. Beginning a play, your browser says which language it asks for and which site led it here, by its name alone: both are added to a day’s count of the story, which names nobody, is kept for four hundred days, and tells what fewer than three share only as “others”.`,
    },
    {
      id: 'sharing',
      title: 'Sharing of Information',
      body: `We do not sell what we know. If the operator has connected an AI provider, what it needs is sent to it, without your name, username or e-mail address: passages of your story and your words to a storyteller, and with it to a moderator; and, even where the built-in storyteller tells, a scene to a painter. Where no provider is connected, nothing of your story leaves this server. We hand out data only where a court or the law obliges us to.`,
    },
    {
      id: 'security',
      title: 'Data Security',
      body: `Passwords are hashed, tokens and mailed links are stored only as hashes, every rule is enforced by the server, and security events are kept in a log without your words in it. No system is perfect: if you find a fault, please tell us as SECURITY.md in the source says.`,
    },
    {
      id: 'rights',
      title: 'Your Rights',
      body: `You can read, correct, take with you and erase what we know about you. Your settings show your profile and your sessions, give you everything as one file, and close the account. A closed account can be opened again for seven days by signing in; then its e-mail address, credentials and all play text are erased; of its handles a hash stays, so that nobody else is given one. Stories that you published stay under the name “Deleted user”, with the series that they are parts of, or go with you: you choose. Your ratings and your comments are deleted; replies of others to your comments stay.`,
    },
    {
      id: 'children',
      title: 'Children Under 13',
      body: `Children under 13 may not create an account. If you believe that a child has, tell the operator, and the account and all that belongs to it are erased.`,
    },
    {
      id: 'transfers',
      title: 'International Transfers',
      body: `Your data is stored where the operator of this site runs it. If an AI provider is connected, passages of your story may be processed in the country where that provider works.`,
    },
    {
      id: 'changes',
      title: 'Changes to This Policy',
      body: `When this policy changes in a way that matters, this page says so at its top, with the new date.`,
    },
    {
      id: 'contact',
      title: 'Contact',
      body: `Questions about your data are answered by the operator of this site. Where the site names a community or social pages, their links stand at the foot of every page.`,
    },
  ],
}
