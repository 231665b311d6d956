"""A stand-in for the server while the page is written: one process, nothing kept. Not part of the package."""

import json, random, secrets, sys, time
from pathlib import Path
import coterie, uvicorn
from starlette.applications import Starlette
from starlette.responses import JSONResponse, PlainTextResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from coterie.kernel.records import *  # noqa
WEB = Path(coterie.__file__).parent / "web"
T = {}
def info(g): 
    g = coterie.game(g)
    return {"name": g.name, "title": g.title, "theme": g.theme, "options": [vars(o) for o in g.options]}
class Table:
    def __init__(s, body):
        s.id = secrets.token_hex(4); g = coterie.game(body["game"])
        seats = body.get("seats") or [{"kind":"person"}]
        setup = dict(body.get("setup") or {}); setup.setdefault("players", len(seats))
        if body.get("position"): s.st = g.read(body["position"])
        else: s.st = g.start(g.checked(setup), seed=body.get("seed") or random.randrange(9**9))
        s.states=[s.st.clone()]; s.seats=seats; s.name=body.get("name") or ""; s.g=g; s.socks=[]; s.chat=[]; s.pub=body.get("public",False)
        s.tok={secrets.token_urlsafe(8): i for i in range(len(seats))}; s.spec=secrets.token_urlsafe(8); s.own=secrets.token_urlsafe(8)
    def summary(s):
        return {"id":s.id,"name":s.name,"game":s.g.name,"title":s.g.title,"public":s.pub,"marks":[],"over":s.st.over,"paused":False,
          "seats":[{"seat":i,"kind":x.get("kind"),"name":x.get("name") or f"Seat {i+1}","here":any(k[1]==i for k in s.socks),"player":x.get("player"),"clock":None} for i,x in enumerate(s.seats)],
          "spectators":0,"choices":len(s.states)-1,"created":0,"moved":0}
    def msg(s, seat, line):
        q=s.st.question
        return {"type":"scene","number":len(s.states)-1,"question":len(s.states) if q else None,"scene":s.st.scene(seat if seat>=0 else None) | ({"log": s.st.scene(seat if seat>=0 else None, )["log"]}),"undo":"free" if len(s.states)>1 else "There is nothing to take back."}
    async def all(s, over=False):
        for k in list(s.socks):
            try: await k[0].send_json(s.msg(k[1],0))
            except Exception: pass
            if s.st.over: await k[0].send_json({"type":"over","seed":7,"record":f"api/tables/{s.id}/record"})
def err(c,code,t): return JSONResponse({"error":code,"sentence":t},c)
async def hello(r): return JSONResponse({"protocol":1,"scene":1,"version":"0.1","games":[info(g) for g in coterie.games()]})
async def tables(r):
    if r.method=="GET": return JSONResponse({"tables":[t.summary() for t in T.values() if t.pub]})
    b=await r.json()
    try: t=Table(b)
    except Exception as e: return err(400,"bad_options",str(e))
    T[t.id]=t
    return JSONResponse({"table":t.id,"owner":t.own,"seats":[{"seat":i,"token":k,"link":f"/#t={t.id}&k={k}"} for k,i in t.tok.items()],"spectator":{"token":t.spec,"link":f"/#t={t.id}&k={t.spec}"}})
async def one(r):
    t=T.get(r.path_params["id"])
    if not t: return err(404,"no_table","There is no such table.")
    if r.method=="DELETE": T.pop(t.id); return JSONResponse({})
    return JSONResponse(t.summary())
async def rep(r):
    t=T[r.path_params["id"]]; f=int(r.query_params.get("from",0)); ss=[x.scene(0) for x in t.states[f:f+100]]
    return JSONResponse({"scenes":ss,"next":f+100 if f+100<len(t.states) else None})
async def rec(r): return PlainTextResponse(T[r.path_params["id"]].st.record().text)
async def cards(r):
    g=coterie.game(r.query_params["game"]); s=g.start({},seed=1); out=[]
    for f in g.faces:
        l=g.look(s,f)
        if l: out.append({"face":f,"name":l.name,"kind":l.kind,"lines":l.lines,"mark":l.mark})
    return JSONResponse({"cards":out})
async def look(r):
    g=coterie.game(r.query_params["game"]); s=g.start({},seed=1); n=r.query_params["name"]; l=g.look(s,g.topics(s).get(n.lower(),n))
    return JSONResponse({"face":n,"name":l.name,"kind":l.kind,"lines":l.lines,"mark":l.mark}) if l else err(404,"no_card","x")
async def rulings(r):
    from coterie.kernel import ledger
    return JSONResponse({"rulings":[{"id":x.id,"section":x.section,"label":x.label} for x in ledger.rulings("coterie.games.masters").values()]})
async def sock(w):
    await w.accept(); h=await w.receive_json(); t=T.get(h["table"])
    if not t: await w.send_json({"type":"refused","code":"no_table","sentence":"There is no such table."}); await w.close(); return
    seat=t.tok.get(h["token"], -1 if h["token"]==t.spec else 0 if h["token"]==t.own else None)
    if seat is None: await w.send_json({"type":"refused","code":"bad_token","sentence":"This link does not fit."}); await w.close(); return
    await w.send_json({"type":"welcome","protocol":1,"table":t.summary(),"role":"seat" if seat>=0 else "spectator","seat":seat if seat>=0 else None,"owner":True,"theme":t.g.theme,"seed_hash":"ab12","standing":[],"chat":t.chat})
    k=(w,seat); t.socks.append(k); await w.send_json(t.msg(seat,0))
    try:
        while True:
            m=await w.receive_json(); y=m["type"]; q=t.st.question; i=m.get("id")
            if y=="choose":
                try: t.st.choose(m["choice"]); t.states.append(t.st.clone()); await t.all()
                except Exception as e: await w.send_json({"type":"refused","to":i,"code":"x","sentence":str(e)})
            elif y=="undo" and len(t.states)>1: t.states.pop(); t.st=t.states[-1].clone(); await w.send_json({"type":"undone","number":len(t.states)-1,"fresh":False}); await t.all()
            elif y=="hint" and q: o=random.choice(q.options); await w.send_json({"type":"hint","to":i,"notation":o.notation,"label":o.label})
            elif y=="why" and q:
                raw=next((x for x in t.st.asked[2] if t.g.notate(t.st,x)==m["choice"]),None)
                await w.send_json({"type":"why","to":i,"numbers":[{"name":n.name,"total":n.total,"parts":n.parts} for n in (t.g.contributors(t.st,raw) if raw else [])],"odds":[]})
            elif y=="why_not" and q:
                from coterie.games.masters.explain import CALLED
                out=[]
                for a in CALLED:
                    x=t.g.why_not(t.st,seat,a)
                    if "is not possible" in x: out.append({"name":a,"sentence":x})
                await w.send_json({"type":"why_not","to":i,"reasons":out})
            elif y=="chat":
                c={"seat":seat,"name":f"Seat {seat+1}","text":m["text"],"at":time.time()}; t.chat.append(c)
                for s in t.socks: await s[0].send_json({"type":"chat",**c})
            elif y=="ping": await w.send_json({"type":"pong"})
    except Exception as e: print(repr(e))
    finally: t.socks.remove(k)
async def csp(app_): ...
app=Starlette(routes=[Route("/api/hello",hello),Route("/api/tables",tables,methods=["GET","POST"]),Route("/api/tables/{id}",one,methods=["GET","DELETE"]),Route("/api/tables/{id}/replay",rep),Route("/api/tables/{id}/record",rec),Route("/api/cards",cards),Route("/api/look",look),Route("/api/rulings",rulings),WebSocketRoute("/api/socket",sock),Mount("/",StaticFiles(directory=WEB,html=True,check_dir=False))])
from starlette.middleware.base import BaseHTTPMiddleware
async def mw(r,n):
    a=await n(r); a.headers["Content-Security-Policy"]="default-src 'self'"; a.headers["Cache-Control"]="no-store"; return a
app.add_middleware(BaseHTTPMiddleware,dispatch=mw)
uvicorn.run(app,host="127.0.0.1",port=int(sys.argv[1]) if len(sys.argv)>1 else 8000,log_level="warning")
