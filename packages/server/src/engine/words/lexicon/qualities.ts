/** What things are like, and how many. A row a meaning: English | Hindi. */
export const QUALITIES = `
blue | नीला
red | लाल
green | हरा
white | सफ़ेद
black dark | काला
old ancient former previous predecessor | पुराना बूढ़ा
new fresh young | नया
big large huge | बड़ा
small little tiny | छोटा
both two pair | दोनों
all everyone everything everybody whole entire every | सब सबको सारे सारा सभी पूरा
alone lonely single | अकेला
empty bare hollow blank plain | ख़ाली
own self mine | अपना ख़ुद
right real true correct | सही असली ठीक
same exact | वही वैसा जैसा ठीक
tenth ten | दसवाँ दस
ninth nine | नौवाँ नौ
third three | तीसरा तीन
dry drought | सूखा
front before public openly | सामने
far distant | दूर
near close beside | नज़दीक क़रीब
`
