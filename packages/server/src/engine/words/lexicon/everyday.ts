/** Everyday words that players use for one another. A row a meaning: English | Hindi. */
export const EVERYDAY = `
sea ocean shore water | समंदर समुंदर दरिया सागर
alone yourself myself single | अकेला अकेले तन्हा ख़ुद
wall | दीवार दीवाल भीत
wheel | पहिया चक्का
basket | टोकरी डलिया छबड़ी
girl daughter lass maiden bride | लड़की बच्ची बिटिया कन्या छोरी
boy lad son youngster | लड़का बच्चा बेटा छोरा लौंडा
old aged elder ancient | बूढ़ा बुड्ढा बुज़ुर्ग बूढ़ी बुढ़िया बुड्ढी पुराना
grandfather old elder | दादा नाना बाबा दद्दा
grandmother old granny | दादी नानी अम्मा
uncle | चाचा काका मामा ताऊ
aunt auntie madam | चाची काकी मौसी बुआ आंटी मैडम
sister | बहन दीदी जीजी
brother | भाई भैया
soil dust dirt earth clay mud | धूल मिट्टी ख़ाक कीचड़ माटी
sow seed plant | बोना बीज
whole entire complete | पूरा समूचा सारा
wealth money coin rupee cash loan debt | पैसा रुपया रक़म दौलत उधार क़र्ज़ धन
bribe | रिश्वत घूस
price cost worth | दाम क़ीमत मोल
account reckoning sum ledger count | हिसाब खाता बही लेखा
property land estate | जायदाद ज़मीन
field farm crop | खेत फ़सल
work job task duty | काम नौकरी धंधा
servant porter labourer worker | नौकर मज़दूर कुली
boss master lord owner sir | मालिक साहब साब हुज़ूर सेठ सरकार
officer clerk magistrate inspector official | अफ़सर बाबू मुंशी हाकिम कलेक्टर
office desk bureau | दफ़्तर कचहरी आफ़िस
court trial hearing justice case | अदालत मुक़दमा कचहरी इंसाफ़ न्याय
judge magistrate verdict ruling | जज क़ाज़ी मुंसिफ़ फ़ैसला
witness testify | गवाह गवाही
prison jail cell dungeon | जेल क़ैद क़ैदख़ाना हवालात
prisoner captive | क़ैदी बंदी
guard watchman sentry | चौकीदार पहरेदार दरबान
guard watch vigil post | पहरा निगरानी चौकसी
police constable inspector | पुलिस थानेदार दरोग़ा सिपाही
war battle fight fighting army | जंग युद्ध लड़ाई फ़ौज सेना
sword spear weapon arrow | तलवार भाला तीर हथियार
king emperor padshah majesty highness ruler prince | राजा बादशाह सम्राट नवाब
prince princess royal | राजकुमार राजकुमारी शहज़ादा शहज़ादी
minister vizier treasurer | मंत्री वज़ीर दीवान ख़ज़ांची
treasury treasure vault | ख़ज़ाना तिजोरी
palace castle court | महल दरबार हवेली
servant maid attendant | दासी बाँदी नौकरानी
crowd people folk public everybody | लोग भीड़ जनता
everyone all everybody | सब सभी सबको तमाम
villager village folk | गाँववाला देहाती गँवार
meeting council gathering assembly | सभा पंचायत मजलिस बैठक
chief headman leader | मुखिया सरदार सरपंच चौधरी
friend mate companion | दोस्त यार मित्र साथी
guest visitor stranger | मेहमान अतिथि परदेसी
wife bride | पत्नी बीवी घरवाली दुल्हन जोरू लुगाई
husband groom | पति शौहर दूल्हा ख़सम
widow | विधवा बेवा
love beloved darling | प्यार मोहब्बत इश्क़ प्रेम
marriage wedding marry | शादी ब्याह विवाह निकाह
child baby little kid infant | बच्चा शिशु नन्हा मुन्ना बालक
body corpse dead | लाश शव मुर्दा
grave burial tomb | क़ब्र समाधि
ghost spirit phantom | भूत प्रेत आत्मा
god deity temple | भगवान देवता ईश्वर अल्लाह ख़ुदा
pray prayer worship blessing bow | पूजा प्रार्थना दुआ इबादत प्रणाम माथा मत्था
priest | पुजारी पंडित मौलवी
sin guilt fault wrong blame | पाप गुनाह क़सूर ग़लती दोष
forgive sorry pardon apologize mercy | माफ़ क्षमा माफ़ी
beg plead implore request ask | विनती मिन्नत गिड़गिड़ाना भीख
thank grateful | धन्यवाद शुक्रिया आभार
respect honour | इज़्ज़त आदर मान
shame ashamed | शर्म लाज
angry anger rage furious | ग़ुस्सा क्रोध नाराज़
sad sorrow grief | दुख उदास ग़म
happy glad joy | ख़ुश ख़ुशी
tired rest weary sleep | थकना थका आराम सोना
hungry food supper meal dinner eat rice bread | भूखा खाना भोजन रोटी भात दावत
cook kitchen stove chop serve | पकाना रसोई चूल्हा बावर्ची
serve feed offer | परोसना खिलाना
onion vegetable | प्याज़ सब्ज़ी
salt | नमक
sugar sweet jaggery | गुड़ चीनी मिठाई
milk | दूध
flour grain rice | आटा अनाज चावल
pot vessel bowl dish kettle | बर्तन घड़ा हाँडी कटोरा देगची मटका
cup glass drink soda cold | प्याला गिलास ठंडा शरबत
cloth dress apron garment shawl | कपड़ा चादर शॉल पोशाक
shoe sandal slipper | जूता चप्पल
thread string knot | धागा डोर सुतली गाँठ
bundle sack bag | पोटली गठरी बोरा बोरी थैला झोला
chest trunk box case | संदूक पेटी बक्सा ट्रंक डिब्बा
lid cover top | ढक्कन
lamp lantern torch light | दीया चिराग़ लालटेन मशाल बत्ती टॉर्च
fire flame burn kiln hearth | आग भट्ठी अलाव लपट
smoke steam vapour | धुआँ भाप
wood stick branch log | लकड़ी डंडा छड़ी टहनी
thick fat stout wide | मोटा भारी चौड़ा
thin narrow slim | पतला सँकरा
heavy weight weigh scale | भारी वज़न तौल तराज़ू
iron metal steel rust | लोहा ज़ंग
gold silver | सोना चाँदी
stone rock boulder | पत्थर चट्टान पहाड़
hole pit burrow gap crack | छेद गड्ढा बिल सुराख़ दरार
door gate entrance doors | दरवाज़ा फाटक किवाड़ द्वार चौखट
lock key unlock | ताला चाबी कुंजी
window sill | खिड़की झरोखा
roof thatch ceiling straw | छत छप्पर
floor ground | फ़र्श ज़मीन
stair steps ladder upstairs | सीढ़ी ज़ीना
room chamber | कमरा कोठरी
house home hut | घर मकान झोंपड़ी ठिकाना
shop store market stall | दुकान बाज़ार मंडी
street lane road path way | गली सड़क रास्ता राह पगडंडी
train cart carriage car vehicle | गाड़ी रेल मोटर
ship boat ferry | नाव कश्ती जहाज़ नौका
boatman ferryman sailor | माँझी मल्लाह नाविक केवट
river stream bank | नदी दरिया घाट किनारा
shore beach edge bank side | किनारा तट साहिल
pond lake tank pool | ताल तालाब पोखर झील
well | कुआँ बावड़ी
rain storm monsoon wet | बारिश बरसात मेंह झड़ी
cloud sky | बादल आसमान घटा
wind air breath blow | हवा फूँक साँस
north | उत्तर
south | दक्षिण दक्खिन
west | पश्चिम पच्छिम
east | पूरब पूर्व
across opposite side over beyond | पार उस-पार
dawn morning sunrise early | सुबह सवेरा भोर तड़के
evening dusk supper | शाम साँझ
night midnight dark | रात आधीरात अँधेरा
tomorrow later morning | कल बाद
today now tonight | आज अभी
quickly hurry fast rush run | जल्दी फटाफट तेज़ फुर्ती
slow slowly wait patience | धीरे आहिस्ता सब्र
stop halt wait | रुकना रोकना ठहरना थमना ठहर रुको
go leave depart start walk set out | निकलना चलना जाना रवाना
walk foot stroll | पैदल टहलना चलना
run flee escape | भागना दौड़ना
chase follow behind after | पीछा पीछे
carry deliver bring across reach | पहुँचाना ढोना
bring fetch call | लाना बुलाना
send dispatch post | भेजना रवाना
call shout summon cry voice | पुकारना आवाज़ चिल्लाना बुलाना हाँक
tell say inform | बताना कहना ख़बर
talk speak chat | बात बातचीत बोलना गपशप
ask question inquire | पूछना पूछताछ सवाल
answer reply | जवाब उत्तर
listen hear | सुनना
silent quiet hush secretly | चुप शांत चुपचाप ख़ामोश चुपके
stop silence quiet music drum band | बंद शोर बैंड ढोल बाजा
song sing singing | गाना गीत गुनगुनाना
laugh joke fun | हँसना मज़ाक
cry weep tear | रोना आँसू
look see watch stare keep | देखना ताकना निहारना
search find look hunt seek | ढूँढना खोजना तलाश
show display point | दिखाना
hide conceal cover shelter refuge | छिपना छुपाना पनाह
open unlock untie lift | खोलना
close shut | बंद
break tear split crack | तोड़ना फाड़ना चीरना
cut chop slice | काटना
scrape scratch wipe erase | खुरचना मिटाना पोंछना
mend repair fix | सुधारना मरम्मत जोड़ना
paint draw picture face | चित्र तस्वीर रंग बनाना
write letter note pen | लिखना चिट्ठी क़लम
paper document deed sheet page | काग़ज़ पन्ना परवाना दस्तावेज़ पत्र
sign signature thumb mark name put | दस्तख़त अँगूठा हस्ताक्षर
read spell recite | पढ़ना बाँचना
book notebook copy register | किताब कॉपी बही पुस्तक
teach learn school lesson | सिखाना पढ़ाना पाठशाला स्कूल
teacher master | मास्टर गुरु
think wonder ponder consider | सोचना विचार
understand know realise | समझना जानना पता मालूम
remember recall memory | याद
forget | भूलना
believe trust | भरोसा यक़ीन
truth true real honest | सच सच्चाई असली
lie false pretend fake trick | झूठ नक़ली बहाना दिखावा
secret hidden | राज़ भेद गुप्त
promise vow oath | वादा क़सम वचन
agree accept okay yes fine | मान राज़ी ठीक हाँ मंज़ूर हामी
refuse no deny reject | मना इनकार ना ठुकराना
give hand offer | देना थमाना सौंपना
take accept receive keep | लेना रखना पकड़ना
throw fling toss drop | फेंकना
pull drag haul | खींचना घसीटना
push shove | धकेलना ठेलना
lift raise carry up | उठाना
put place set lay | रखना
hold grip touch hand arm | पकड़ना थामना हाथ छूना
hit beat strike kill | मारना पीटना
bite chew eat | काटना चबाना
fly bird wing | उड़ना पंछी पर
climb up above | चढ़ना ऊपर
down below under descend | नीचे उतरना
inside enter into | अंदर भीतर घुसना
outside out | बाहर
front before openly | सामने आगे
near close beside next | पास नज़दीक बग़ल
sit seat stay rest | बैठना
stand up rise | खड़ा उठना
sleep bed lie | सोना नींद बिस्तर
wake awake | जगना जागना
stay remain here wait | रहना टिकना यहीं ठहरना
return back again home | लौटना वापस
frighten scare ghost chase drive | डराना भगाना धमकाना
fear afraid scared nerve dare | डर भय
brave courage dare | हिम्मत साहस
help save support | मदद सहायता साथ
protect guard shelter | बचाना रक्षा
free release let go | छोड़ना रिहा आज़ाद रिहाई
tie bind fasten | बाँधना
choose pick select | चुनना
buy sell trade | ख़रीदना बेचना सौदा
share divide split | बाँटना
count number sum | गिनना गिनती
win victory | जीतना
lose | हारना
wear put | पहनना ओढ़ना
wash clean bathe | धोना नहाना साफ़
touch feel | छूना
smell sniff scent nose | सूँघना गंध बू ख़ुशबू
taste lick | चखना चाटना
hand finger thumb | हाथ उँगली अँगूठा
foot leg step print footprint | पैर पाँव क़दम
head hair face | सिर बाल मुँह चेहरा
eye sight | आँख नज़र
ear | कान
mouth lip tongue | मुँह होंठ ज़ुबान
tooth teeth | दाँत
heart chest | दिल सीना
blood | ख़ून
tiger lion | बाघ शेर
elephant | हाथी
cow calf buffalo | गाय भैंस बछड़ा
goat | बकरी
dog | कुत्ता
cat | बिल्ली
mouse rat | चूहा चूहिया
snake | साँप
fish | मछली
bird goose crow | चिड़िया बत्तख़ कौआ हंस
tree | पेड़ बरगद पीपल नीम
flower garland | फूल माला
fruit mango | फल आम
toy doll | गुड़िया खिलौना
kite | पतंग कनकौआ
sound noise bell ring | आवाज़ घंटी घंटा
dance | नाच
game play | खेल
story tale | कहानी क़िस्सा
name | नाम
word sentence | शब्द बात वाक्य
thing stuff object | चीज़ सामान
place spot where | जगह ठिकाना
new fresh | नया ताज़ा
red | लाल
white blank clean | सफ़ेद कोरा
black dark | काला
same as exactly like | वैसा जैसा ज्यों
last final end | आख़िर आख़िरी अंत
first begin start | पहला शुरू
two both pair | दो दोनों
hundred many | सौ
year | साल बरस वर्ष
minute hour moment time | मिनट घंटा पल वक़्त समय
fever ill sick medicine doctor | बुख़ार बीमार दवा डॉक्टर हकीम वैद्य
poison kill | ज़हर
hospital doctor | अस्पताल
soldier warrior army | सैनिक फ़ौजी योद्धा
enemy foe | दुश्मन
thief steal rob | चोर चुराना चोरी
bowl plate tray | कटोरा थाली तश्तरी
leaf leaves | पत्ता पत्ती पत्तल
oil ghee | तेल घी
rope cord string | रस्सी रस्सा डोरी
bridge | पुल
mountain hill slope | पहाड़ पहाड़ी टीला टेकरी
forest jungle wood | जंगल वन
sand dust | रेत बालू
ice snow cold | बर्फ़ ठंड
sun light | सूरज धूप
moon | चाँद
star | तारा सितारा
machine engine | मशीन इंजन
wire phone telephone call | तार फ़ोन
photo picture film cinema | फ़ोटो फ़िल्म सिनेमा
ticket | टिकट
seat row chair | कुर्सी सीट
newspaper news | अख़बार ख़बर
`
