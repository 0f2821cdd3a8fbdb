-- Every request has a query string of its own: names that nobody knows, and names that advertisers add.
local path
local names = { "utm_source", "utm_campaign", "fbclid", "gclid", "ref", "v" }

function init(args)
  path = args[1]
  math.randomseed(tonumber(args[2] or "1"))
end

local function word()
  return string.format("%x", math.random(0, 2147483647))
end

function request()
  local parts = {}
  for i = 1, math.random(1, 3) do
    local name = math.random(2) == 1 and names[math.random(#names)] or "x" .. word()
    parts[i] = name .. "=" .. word()
  end
  return wrk.format("GET", path .. "?" .. table.concat(parts, "&"))
end
