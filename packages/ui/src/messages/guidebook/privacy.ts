import type { Guidebook } from './guidebook.ts'

/** All statements must be true for the code. */
export const privacyPolicy: Guidebook = {
  title: 'Privacy Policy',
  revised: 'Last updated 27 March 2024',
  lead: 'What we know about you, why, and how you can delete it.',
  sections: [
    {
      id: 'collected',
      title: 'Information We Collect',
      body: `**What you give us.** Your username, e-mail address and display name; a picture and a text about yourself, if you add them; and a password, of which we store only an argon2id hash. Once you publish a story, your name, handle, picture and text about yourself are on a page that everybody can read. If you log in with Google, we store the number that Google uses to identify you. If you join the premium waitlist here, we store the name and e-mail address that you enter there.

**What you do here.** We store the stories that you write, put into series, like, bookmark, rate, comment on and play, with every action that you typed and every answer. We store the authors you follow, the people you block, your credits, and your open sessions. We store your notifications for ninety days. We also store, only as hashes, the browsers and addresses from which you logged in, so that you can still log in while somebody else tries to guess your password.

**If you play without an account.** We store your actions and their answers under a number that does not identify you. When you create an account or log in here, they move to your account. If nothing is done for thirty days, we erase them.

**What we do not collect.** Our pages contain no advertising, no tracking by others, and no picture, font or script from elsewhere, except Google's own button if this site offers it. The site sets one cookie: a token that identifies your browser when you log in or start to play. Your browser stores your login or the data with which you play without an account, the theme, the language and your reading preferences. Until you log out, it also stores the stories you read last and text that you have not sent.`,
    },
    {
      id: 'use',
      title: 'How We Use It',
      body: `We use your data to log you in, continue your story and save your place in it, count credits, recommend what others read, and send you e-mail about your account, such as to confirm an address or reset a password. Authors see how often their story was played, which endings were reached and where readers stopped. For thirty days, they also see text with the same meaning that two or more readers typed. They never see who you are, what nobody else tried, or text with an address or a long number. When you start to play, your browser sends its preferred language and the name of the site that led you here. Both are added to a daily count for the story, which names nobody and is kept for four hundred days. Values that fewer than three readers share appear only as “others”.`,
    },
    {
      id: 'sharing',
      title: 'Sharing of Information',
      body: `We do not sell your data. If the operator has connected an AI provider, we send it what it needs, without your name, username or e-mail address. A storyteller, and with it a moderator, receives passages of your story and your text. A painter receives a scene, even if the built-in storyteller narrates. If no provider is connected, nothing of your story leaves this server. We disclose data only if a court or the law requires it.`,
    },
    {
      id: 'security',
      title: 'Data Security',
      body: `Passwords are hashed. Tokens and links in e-mails are stored only as hashes. The server enforces every rule, and records security events in a log that does not contain your text. No system is perfect. If you find a security problem, please report it as SECURITY.md in the source code describes.`,
    },
    {
      id: 'rights',
      title: 'Your Rights',
      body: `You can read, correct, download and erase your data. Your settings show your profile and your sessions, export everything as one file, and close the account. For seven days, you can open a closed account again by logging in. After that, its e-mail address, credentials and all play text are erased. Only a hash of its handles is kept, so that nobody else can take them. You choose whether your published stories, and the series that contain them, stay under the name “Deleted user” or are deleted with your account. Your ratings and your comments are deleted. Replies by others to your comments stay.`,
    },
    {
      id: 'children',
      title: 'Children Under 13',
      body: `Children under 13 may not create an account. If you believe that a child has an account, tell the operator. The account and all its data are then erased.`,
    },
    {
      id: 'transfers',
      title: 'International Transfers',
      body: `Your data is stored where the operator of this site runs it. If an AI provider is connected, passages of your story may be processed in the country where that provider works.`,
    },
    {
      id: 'changes',
      title: 'Changes to This Policy',
      body: `If this policy changes in an important way, the top of this page says so, with the new date.`,
    },
    {
      id: 'contact',
      title: 'Contact',
      body: `The operator of this site answers questions about your data. If the site has a community or social pages, the links are at the bottom of every page.`,
    },
  ],
}
