import { chromium } from '@playwright/test';
const U='http://127.0.0.1:21050';
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
const ctx=await b.newContext({viewport:{width:1280,height:800},reducedMotion:'reduce'});
const p=await ctx.newPage();
p.on('console',m=>{ if(m.type()==='error') console.log('console',m.text().slice(0,160)); });
p.on('response',r=>{ if(r.status()>=400) console.log(r.status(),r.url()); });
await p.goto(U+'/admin/login'); await p.getByLabel(/email/i).first().fill('boss@example.com'); await p.getByLabel('Password',{exact:true}).fill('boss-pass-1234'); await p.getByRole('button',{name:'Sign In'}).click(); await p.waitForURL(/\/admin$/);
await p.goto(U+'/admin/settings'); await p.waitForTimeout(2500); await p.screenshot({path:'/tmp/w/fr/settings.png',fullPage:true});
const box=p.getByRole('checkbox',{name:/French/}); console.log('french box',await box.count()); await box.first().check(); await p.getByRole('button',{name:/Save/}).first().click(); await p.waitForTimeout(1500);
await p.screenshot({path:'/tmp/w/fr/settings2.png'});
for (const [n,u] of [['dash','/admin'],['translations','/admin/translations'],['fr-dash','/fr/admin']]) { await p.goto(U+u); await p.waitForTimeout(2500); await p.screenshot({path:`/tmp/w/fr/${n}.png`}); }
const v=await b.newContext({viewport:{width:360,height:760},reducedMotion:'reduce',locale:'fr-CM'}); const q=await v.newPage();
q.on('console',m=>{ if(m.type()==='error') console.log('console',m.text().slice(0,160)); });
await q.goto(U+'/'); await q.waitForTimeout(1500); await q.screenshot({path:'/tmp/w/fr/offer.png'});
for (const [n,u] of [['home','/fr'],['services','/fr/services'],['contact','/fr/contact'],['blog','/fr/blog'],['register','/fr/inscription'],['about','/fr/a-propos']]) { const r=await q.goto(U+u); await q.waitForTimeout(1200); console.log(n,r.status(),new URL(q.url()).pathname, await q.evaluate(()=>document.documentElement.lang+' '+(document.documentElement.scrollWidth>innerWidth))); await q.screenshot({path:`/tmp/w/fr/p-${n}.png`}); }
await b.close();
